import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The login page: before the shell, or over it after a time-out. */
export class LoginPage {
  readonly account: Locator
  readonly password: Locator
  readonly captcha: Locator
  readonly submit: Locator
  /** Why the last try failed. */
  readonly failure: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.account = page.getByLabel(words.account, { exact: true })
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

  /** The captcha's alternative for people who cannot read a picture. */
  async verifyWithoutPicture(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.verifyWithoutPicture }).click()
    await this.expectVerified()
  }

  async expectVerified(): Promise<void> {
    await expect(this.#page.getByText(this.#words.verified).first()).toBeVisible({ timeout: 30_000 })
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.account.fill(username)
    await this.password.fill(password)
    if (await this.captcha.isVisible()) await this.verifyWithoutPicture()
    else await this.expectVerified()
    await this.submit.click()
  }
}
