import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '../words/words.ts'

/** The login page: before the shell, or over it after a session timeout. */
export class LoginPage {
  readonly account: Locator
  readonly password: Locator
  readonly captcha: Locator
  readonly submit: Locator
  /** Reason why the last attempt failed. */
  readonly failure: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.account = page.getByRole('textbox', { name: words.account, exact: true })
    this.password = page.getByLabel(words.password, { exact: true })
    this.captcha = page.getByRole('textbox', { name: words.captcha, exact: true })
    this.submit = page.getByRole('button', { name: words.logIn, exact: true })
    this.failure = page.getByRole('main').getByRole('alert')
  }

  async open(path = '/login'): Promise<void> {
    await this.#page.goto(path)
    await this.expectShown()
  }

  async expectShown(): Promise<void> {
    await expect(this.account).toBeVisible()
    await expect(this.submit).toBeEnabled()
  }

  /** Solves the captcha's alternative for people who cannot read a picture. */
  async verifyWithoutPicture(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.verifyWithoutPicture }).click()
    await this.expectVerified()
  }

  async expectVerified(): Promise<void> {
    await expect(this.#page.getByText(this.#words.verified).first()).toBeVisible({ timeout: 30_000 })
  }

  /** Switches the login to the id-card number. */
  async chooseIdCard(): Promise<void> {
    await this.#page.getByRole('radio', { name: this.#words.byIdCard }).check()
  }

  /** Requests a code to the phone of the typed account. */
  async sendCode(): Promise<void> {
    const toggle = this.#page.getByRole('button', { name: this.#words.useCode, exact: true })
    if (await toggle.isVisible()) await toggle.click()
    await this.#page.getByRole('button', { name: this.#words.sendCode }).click()
    await expect(this.#page.getByText(this.#words.codeSentHint).first()).toBeVisible({ timeout: 30_000 })
  }

  get mobileCode(): Locator {
    return this.#page.getByLabel(this.#words.mobileCode, { exact: true })
  }

  /** Opens one of the page's dialogs by its button. */
  async openDialog(button: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: button }).click()
    const dialog = this.#page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    return dialog
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.account.fill(username)
    await this.password.fill(password)
    if (await this.captcha.isVisible()) await this.verifyWithoutPicture()
    else await this.expectVerified()
    await this.submit.click()
  }
}
