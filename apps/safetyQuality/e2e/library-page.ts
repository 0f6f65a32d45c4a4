import type { Language } from '@apron/contract/dictionary/language'
import { unfoldFilter } from '@apron/e2e/pages/list-filter'
import { expect, type Locator, type Page } from '@playwright/test'

/** Texts of the library on the screen. */
const WORDS = {
  zh: {
    title: '报告共享库',
    search: '关键词',
    category: '报告类别',
    documents: '手册工卡程序',
    happened: '发生了什么',
    why: '为什么',
    changed: '改进了什么',
    lesson: '体会',
    back: '返回共享库',
    helpful: '有帮助',
    thanks: '感谢您的反馈',
    noneMatches: '没有符合条件的报告',
    withdrawn: '共享库中没有这份报告，可能已撤回',
    filters: '外形相近的液压滤芯相邻存放',
    filtersLesson: '人会看错相似的东西，系统要让它们不相似。',
    rag: '发房内遗留擦布被互检发现',
    card: '工卡引用了已换版的手册任务',
  },
  en: {
    title: 'Closed-report library',
    search: 'Words',
    category: 'Category',
    documents: 'Manuals, cards, procedures',
    happened: 'What happened',
    why: 'Why',
    changed: 'What was changed',
    lesson: 'Lesson',
    back: 'Back to the library',
    helpful: 'Helpful',
    thanks: 'Thank you',
    noneMatches: 'No report matches the filter',
    withdrawn: 'The library does not hold this report; it may have been withdrawn',
    filters: 'Look-alike hydraulic filters stored side by side',
    filtersLesson: 'People confuse similar things; make them dissimilar.',
    rag: 'Rag left in an engine cowl found by a colleague',
    card: 'A card quoted a superseded manual task',
  },
} as const

/** Page object of the library: its list, and one entry. */
export class LibraryPage {
  readonly pane: Locator
  readonly cards: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
    this.cards = this.pane.getByRole('article')
  }

  /** Returns the texts in a language, for readers who switch it. */
  wordsIn(language: Language) {
    return WORDS[language]
  }

  get words() {
    return this.wordsIn(this.#language)
  }

  async expectList(): Promise<void> {
    await expect(this.pane.getByRole('heading', { name: this.words.title, level: 1 })).toBeVisible()
    await expect(this.cards.first()).toBeVisible()
  }

  get searchField(): Locator {
    return this.pane.getByRole('searchbox', { name: this.words.search, exact: true })
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text)
    await this.searchField.press('Enter')
  }

  async chooseCategory(name: string): Promise<void> {
    await unfoldFilter(this.pane)
    await this.pane.getByRole('combobox', { name: this.words.category, exact: true }).click()
    await this.#page.getByRole('option', { name, exact: true }).click()
    await this.searchField.press('Enter')
  }

  open(title: string): Promise<void> {
    return this.cards.getByRole('link', { name: title, exact: true }).click()
  }

  part(part: 'happened' | 'why' | 'changed' | 'lesson'): Locator {
    return this.pane.getByRole('region', { name: this.words[part], exact: true })
  }

  get back(): Locator {
    return this.pane.getByRole('link', { name: this.words.back, exact: true })
  }

  get helpful(): Locator {
    return this.pane.getByRole('button', { name: this.words.helpful, exact: true })
  }

  get thanks(): Locator {
    return this.pane.getByRole('button', { name: this.words.thanks, exact: true })
  }
}
