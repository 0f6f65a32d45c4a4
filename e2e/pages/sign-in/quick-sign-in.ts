import type { Language } from '@apron/contract/dictionary/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { ConfirmPassword } from './confirm-password.ts'

const zh = {
  entry: '本机快捷登录',
  changeTo: '换为 {name}',
  newPin: '新 PIN 码',
  repeatPin: '再次输入新 PIN 码',
  setPin: '设置 PIN 码',
  pinSet: 'PIN 码已设置',
  close: '关闭',
  people: '本机人员',
  pinTitle: '输入 PIN 码',
  enterPin: '请输入 PIN 码',
  logIn: '登录',
  refused: '未能快捷登录。请重试，或使用密码登录',
}

const en: typeof zh = {
  entry: 'Quick sign-in here',
  changeTo: 'Change to {name}',
  newPin: 'New PIN',
  repeatPin: 'Repeat the new PIN',
  setPin: 'Set PIN',
  pinSet: 'PIN set',
  close: 'Close',
  people: 'People of this device',
  pinTitle: 'Enter your PIN',
  enterPin: 'Enter your PIN',
  logIn: 'Log in',
  refused: 'Quick sign-in failed. Try again, or log in with your password.',
}

/** Login without a password on a shared device, and its settings in the user menu. */
export class QuickSignIn {
  readonly words: typeof zh
  /** The dialog of the user menu. */
  readonly dialog: Locator
  /** The names on the login form. */
  readonly people: Locator
  /** Keypad for the PIN. */
  readonly pinPad: Locator
  readonly confirm: ConfirmPassword
  readonly #page: Page

  constructor(page: Page, language: Language) {
    this.#page = page
    this.words = { zh, en }[language]
    this.confirm = new ConfirmPassword(page, language)
    this.dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByLabel(this.words.newPin, { exact: true }) })
    this.people = page.getByRole('region', { name: this.words.people })
    this.pinPad = page.getByRole('dialog', { name: this.words.pinTitle })
  }

  async openDialog(userMenu: Locator): Promise<void> {
    await userMenu.click()
    await this.#page.getByRole('menuitem', { name: this.words.entry }).click()
    await expect(this.dialog).toBeVisible()
  }

  /** Sets a PIN. @param password typed if the portal asks for it */
  async setPin(userMenu: Locator, pin: string, password: string): Promise<void> {
    await this.openDialog(userMenu)
    await this.dialog.getByLabel(this.words.newPin, { exact: true }).fill(pin)
    await this.dialog.getByLabel(this.words.repeatPin, { exact: true }).fill(pin)
    await this.dialog.getByRole('button', { name: this.words.setPin, exact: true }).click()
    await this.confirm.submit(password)
    await expect(this.#page.getByText(this.words.pinSet, { exact: true }).first()).toBeVisible()
    await this.dialog.getByRole('button', { name: this.words.close }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  changeTo(name: string): Locator {
    return this.#page.getByRole('menuitem', { name: this.words.changeTo.replace('{name}', name) })
  }

  /** Enters the PIN by touch. */
  async tapPin(pin: string): Promise<void> {
    for (const digit of pin) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await this.pinPad.getByRole('button', { name: digit, exact: true }).tap()
    }
    await this.pinPad.getByRole('button', { name: this.words.logIn, exact: true }).tap()
  }
}
