import type { Language } from '@apron/contract/dictionary/language'
import type { Locator, Page } from '@playwright/test'
import { PASSWORD_WORDS } from './password-dialog.ts'

const zh = {
  step1: '第 1 步，共 3 步：管理员',
  step2: '第 2 步，共 3 步：航站',
  step3: '第 3 步，共 3 步：首位用户',
  account: '账号（工号）',
  nameZh: '中文姓名',
  nameEn: '英文姓名',
  make: '创建管理员',
  filter: '按名称或三字码筛选',
  saveSites: '保存并继续',
  chooseSite: '请至少选择一个航站',
  chooseRole: '请至少选择一个角色',
  departmentCode: '部门编码',
  departmentZh: '部门中文名称',
  departmentEn: '部门英文名称',
  inspector: '检验员',
  addUser: '创建用户和链接',
  link: '一次性链接',
  open: '打开门户',
  next: '接下来：建立部门',
  set: '设置密码',
  logIn: '去登录',
  linkUsed: '该链接无效、已使用或已过期',
}

const en: typeof zh = {
  step1: 'Step 1 of 3: administrator',
  step2: 'Step 2 of 3: sites',
  step3: 'Step 3 of 3: first user',
  account: 'Account (employee number)',
  nameZh: 'Chinese name',
  nameEn: 'English name',
  make: 'Create administrator',
  filter: 'Filter by name or code',
  saveSites: 'Save and continue',
  chooseSite: 'Choose at least one site',
  chooseRole: 'Choose at least one role',
  departmentCode: 'Department code',
  departmentZh: 'Chinese department name',
  departmentEn: 'English department name',
  inspector: 'inspector',
  addUser: 'Create user and link',
  link: 'One-time link',
  open: 'Open portal',
  next: 'Next: create departments',
  set: 'Set password',
  logIn: 'Go to login',
  linkUsed: 'This link is not valid, has been used or has expired.',
}

/** Pages of the first start, and of a person's link. */
export class FirstStart {
  readonly words: typeof zh
  readonly make: Locator
  readonly saveSites: Locator
  readonly addUser: Locator
  readonly link: Locator
  readonly #page: Page
  readonly #password: { readonly fresh: string; readonly repeat: string }

  constructor(page: Page, language: Language) {
    const words = { zh, en }[language]
    this.words = words
    this.#page = page
    this.#password = PASSWORD_WORDS[language]
    this.make = page.getByRole('button', { name: words.make })
    this.saveSites = page.getByRole('button', { name: words.saveSites })
    this.addUser = page.getByRole('button', { name: words.addUser })
    this.link = page.getByLabel(words.link, { exact: true })
  }

  async fillPerson(account: string, nameZh: string, nameEn: string): Promise<void> {
    await this.#page.getByLabel(this.words.account, { exact: true }).fill(account)
    await this.#page.getByLabel(this.words.nameZh, { exact: true }).fill(nameZh)
    await this.#page.getByLabel(this.words.nameEn, { exact: true }).fill(nameEn)
  }

  async fillDepartment(code: string, nameZh: string, nameEn: string): Promise<void> {
    await this.#page.getByLabel(this.words.departmentCode, { exact: true }).fill(code)
    await this.#page.getByLabel(this.words.departmentZh, { exact: true }).fill(nameZh)
    await this.#page.getByLabel(this.words.departmentEn, { exact: true }).fill(nameEn)
  }

  async choosePassword(password: string): Promise<void> {
    await this.#page.getByLabel(this.#password.fresh, { exact: true }).fill(password)
    await this.#page.getByLabel(this.#password.repeat, { exact: true }).fill(password)
  }

  async chooseSite(code: string): Promise<void> {
    await this.#page.getByLabel(this.words.filter, { exact: true }).fill(code)
    await this.#page.getByRole('checkbox', { name: code }).check()
  }
}
