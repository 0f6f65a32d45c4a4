import type { Language } from '@apron/contract/entities/language'
import { expect, type Locator, type Page } from '@playwright/test'

type Pair = Readonly<Record<Language, string>>

/** What the pages of the administration say, as far as the tests look for it. */
const WORDS = {
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  save: { zh: '保存', en: 'Save' },
  search: { zh: '查询', en: 'Search' },
  export: { zh: '导出', en: 'Export' },
  code: { zh: '编码', en: 'Code' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  departmentTaken: {
    zh: '部门编码 D02 已存在，请使用其他编码',
    en: 'There is a department D02 already. Take another code.',
  },
  keyword: { zh: '编码或名称', en: 'Code or name' },
  required: { zh: '必填', en: 'Must be filled in' },
  codeOrText: { zh: '编码或文本', en: 'Code or text' },
  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },
  builtIn: { zh: '内置文本：共 {count} 个页面', en: 'Built-in text: 共 {count} 个页面' },
  otherBraces: { zh: '占位符与内置文本不同', en: 'The placeholders are not those of the built-in text' },
  noTexts: { zh: '中文和英文不能同时为空', en: 'Give a Chinese or an English text' },
  titleOrText: { zh: '标题或内容', en: 'Title or text' },
  titleZh: { zh: '中文标题', en: 'Chinese title' },
  titleEn: { zh: '英文标题', en: 'English title' },
  contentZh: { zh: '中文内容', en: 'Chinese text' },
  contentEn: { zh: '英文内容', en: 'English text' },
  draft: { zh: '草稿', en: 'Draft' },
  published: { zh: '已发布', en: 'Published' },
  publish: { zh: '发布', en: 'Publish' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  useVersion: { zh: '使用此版本', en: 'Use this version' },
  follow: { zh: '跟随最新构建', en: 'Follow the last build' },
  active: { zh: '当前版本', en: 'Active' },
  usable: { zh: '可用', en: 'Usable' },
  person: { zh: '工号或姓名', en: 'Number or name' },
  page: { zh: '页面', en: 'Page' },
} as const satisfies Record<string, Pair>

export type AdminWord = keyof typeof WORDS

/** One list of the administration: its filter, its rows, its dialog. */
export class AdminList {
  readonly pane: Locator
  readonly rows: Locator
  readonly dialog: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
    this.rows = this.pane.getByRole('table').locator('tbody').getByRole('row')
    this.dialog = page.getByRole('dialog')
  }

  word(word: AdminWord): string {
    return WORDS[word][this.#language]
  }

  async open(kind: string): Promise<void> {
    await this.#page.goto(`/admin/${kind}`)
    await expect(this.rows.first()).toBeVisible({ timeout: 20_000 })
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  /** Types into a field of the filter and searches. */
  async filter(field: AdminWord, text: string): Promise<void> {
    await this.pane.getByRole('searchbox', { name: this.word(field), exact: true }).fill(text)
    await this.pane.getByRole('button', { name: this.word('search'), exact: true }).click()
  }

  /** Opens the dialog of a new record. */
  async add(): Promise<void> {
    await this.pane.getByRole('button', { name: new RegExp(`^${this.word('add')}`) }).click()
    await expect(this.dialog).toBeVisible()
  }

  async type(values: readonly (readonly [AdminWord, string])[]): Promise<void> {
    for (const [field, value] of values) {
      await this.dialog.getByRole('textbox', { name: this.word(field) }).fill(value)
    }
  }

  /** Presses the main button of the dialog. */
  async press(action: AdminWord): Promise<void> {
    await this.dialog.getByRole('button', { name: this.word(action), exact: true }).click()
  }

  async saved(action: AdminWord = 'save'): Promise<void> {
    await this.press(action)
    await expect(this.dialog).toBeHidden()
  }

  /** Chooses from what is behind the first action of a row, and answers the question with yes. */
  async choose(row: Locator, action: AdminWord): Promise<void> {
    const direct = row.getByRole('button', { name: this.word(action), exact: true })
    if (await direct.isVisible()) {
      await direct.click()
    } else {
      await row.getByRole('button').last().click()
      await this.#page.getByRole('menuitem', { name: this.word(action), exact: true }).click()
    }
    await this.saved(action)
  }
}
