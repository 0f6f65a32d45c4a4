import type { Language } from '@apron/contract/dictionary/language'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

const zh = {
  changePassword: '修改密码',
  current: '当前密码',
  enterCurrent: '请输入当前密码',
  fresh: '新密码',
  repeat: '再次输入新密码',
  cancel: '取消',
  changed: '修改密码成功',
  unknownUser: '读取用户信息失败',
  wrongCurrent: '当前密码错误，请检查后重试',
  same: '新密码不能与当前密码相同',
  guessable: '这个密码已泄露或容易被猜到，请换一个',
  short: '至少需要 12 个字符',
  account: '密码不能含有账号',
  notTheSame: '两次输入的密码不一致',
  veryStrong: '很强',
  weak: '弱',
  exception: '系统异常',
  linkFailed: '获取密码重置链接失败',
  linkInvalid: '获取配置失败，请检查配置是否正确',
}

const en: typeof zh = {
  changePassword: 'Change password',
  current: 'Current password',
  enterCurrent: 'Enter your current password',
  fresh: 'New password',
  repeat: 'Repeat the new password',
  cancel: 'Cancel',
  changed: 'Password changed',
  unknownUser: 'Could not read the user information',
  wrongCurrent: 'The current password is wrong. Check it and try again.',
  same: 'The new password must differ from the current one.',
  guessable: 'This password has been leaked or is easy to guess. Choose another one.',
  short: 'Use at least 12 characters',
  account: 'The password must not contain your account',
  notTheSame: 'The passwords do not match',
  veryStrong: 'Very strong',
  weak: 'Weak',
  exception: 'System exception',
  linkFailed: 'Could not get the password reset link',
  linkInvalid: 'Could not get the configuration. Check that it is correct.',
}

export const PASSWORD_WORDS = { zh, en }

/** The change-password dialog: the current password in the shell, the new one in the framed page. */
export class PasswordDialog {
  readonly words: typeof zh
  readonly root: Locator
  readonly current: Locator
  readonly page: FrameLocator
  readonly fresh: Locator
  readonly repeat: Locator
  readonly save: Locator
  readonly #page: Page

  constructor(page: Page, language: Language) {
    this.words = PASSWORD_WORDS[language]
    this.#page = page
    this.root = page.getByRole('dialog', { name: this.words.changePassword })
    this.current = this.root.getByLabel(this.words.current, { exact: true })
    this.page = this.root.frameLocator('iframe')
    this.fresh = this.page.getByLabel(this.words.fresh, { exact: true })
    this.repeat = this.page.getByLabel(this.words.repeat, { exact: true })
    this.save = this.page.getByRole('button', { name: this.words.changePassword })
  }

  /** Opens the dialog. @param name of the person, on the user menu */
  async choose(name: string): Promise<void> {
    await this.#page.getByRole('button', { name }).click()
    await this.#page.getByRole('menuitem', { name: this.words.changePassword }).click()
  }

  async open(name: string): Promise<void> {
    await this.choose(name)
    await expect(this.fresh).toBeVisible()
  }

  async submit(current: string, fresh: string, repeat = fresh): Promise<void> {
    await this.current.fill(current)
    await this.fresh.fill(fresh)
    await this.repeat.fill(repeat)
    await this.save.click()
  }

  /** Returns a toast. */
  toast(text: string): Locator {
    return this.#page.getByText(text, { exact: true }).first()
  }
}
