import type { Language } from '@apron/contract/dictionary/language'
import type { Locator, Page } from '@playwright/test'

const zh = {
  title: '确认密码',
  password: '登录密码',
  enterPassword: '请输入密码',
  wrong: '密码错误，请检查后重试',
  notSent: '未能确认，请重试',
  notDone: '此操作须先确认密码，尚未执行',
  retry: '重试',
  enable: '启用',
  confirm: '确认',
  cancel: '取消',
}

const en: typeof zh = {
  title: 'Confirm your password',
  password: 'Login password',
  enterPassword: 'Enter your password',
  wrong: 'The password is wrong. Check it and try again.',
  notSent: 'Could not confirm. Try again.',
  notDone: 'Confirm your password first. Nothing was changed.',
  retry: 'Try again',
  enable: 'Enable',
  confirm: 'Confirm',
  cancel: 'Cancel',
}

/** The dialog that asks for the password before an action with guarded permissions. */
export class ConfirmPassword {
  readonly words: typeof zh
  readonly root: Locator
  readonly password: Locator

  constructor(page: Page, language: Language) {
    this.words = { zh, en }[language]
    this.root = page.getByRole('dialog', { name: this.words.title })
    this.password = this.root.getByLabel(this.words.password, { exact: true })
  }

  async submit(password: string): Promise<void> {
    await this.password.fill(password)
    await this.root.getByRole('button', { name: this.words.confirm, exact: true }).click()
  }

  async cancel(): Promise<void> {
    await this.root.getByRole('button', { name: this.words.cancel, exact: true }).click()
  }
}
