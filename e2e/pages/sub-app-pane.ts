import type { Language } from '@apron/contract/dictionary/language'
import type { Locator, Page } from '@playwright/test'

/** Texts for an application that failed to load. */
const WORDS = {
  zh: {
    loading: '正在加载…',
    slow: '仍在加载，网络可能较慢',
    notRegistered: '应用“{name}”尚未部署',
    unreachable: '应用“{name}”加载失败',
    invalid: '应用“{name}”的文件有误',
    timeout: '应用“{name}”没有响应',
    crashed: '应用“{name}”出现错误',
    pageFailed: '页面出现错误',
    pageNotFetched: '页面加载失败',
    retry: '重试',
    backToPage: '返回页面',
    copy: '复制详情',
    copied: '已复制',
    closeAnywayTitle: '仍要关闭？',
    close: '关闭',
    cancel: '取消',
  },
  en: {
    loading: 'Loading…',
    slow: 'Still loading. The network may be slow.',
    notRegistered: 'The application “{name}” is not installed',
    unreachable: 'The application “{name}” could not be loaded',
    invalid: 'The files of the application “{name}” are not valid',
    timeout: 'The application “{name}” is not responding',
    crashed: 'The application “{name}” ran into an error',
    pageFailed: 'This page ran into an error',
    pageNotFetched: 'This page could not be loaded',
    retry: 'Try again',
    backToPage: 'Back to page',
    copy: 'Copy details',
    copied: 'Copied',
    closeAnywayTitle: 'Close anyway?',
    close: 'Close',
    cancel: 'Cancel',
  },
} as const

export type FailureCard = 'notRegistered' | 'unreachable' | 'invalid' | 'timeout' | 'crashed'

/** The application's pane in the active tab, as the shell shows it: loading indicator, cards, questions. */
export class SubAppPane {
  readonly root: Locator
  readonly loading: Locator
  /** Card for slow loading. */
  readonly slow: Locator
  readonly retry: Locator
  /** Button on the card of a disabled application that returns to the page. */
  readonly backToPage: Locator
  readonly copyDetails: Locator
  readonly copied: Locator
  /** Message of the SDK in place of one failed page. */
  readonly pageFailed: Locator
  readonly pageNotFetched: Locator
  /** The shell's question when a page does not answer whether it may close. */
  readonly closeAnyway: Locator
  readonly #words: (typeof WORDS)[Language]

  constructor(page: Page, language: Language) {
    const words = WORDS[language]
    this.#words = words
    this.root = page.getByRole('tabpanel').filter({ visible: true })
    this.loading = this.root.getByRole('status', { name: words.loading })
    this.slow = this.root.getByText(words.slow)
    this.retry = this.root.getByRole('button', { name: words.retry })
    this.backToPage = this.root.getByRole('button', { name: words.backToPage })
    this.copyDetails = this.root.getByRole('button', { name: words.copy })
    this.copied = page.getByText(words.copied, { exact: true })
    this.pageFailed = this.root.getByRole('heading', { name: words.pageFailed })
    this.pageNotFetched = this.root.getByRole('heading', { name: words.pageNotFetched })
    this.closeAnyway = page.getByRole('dialog', { name: words.closeAnywayTitle })
  }

  /** Returns the card with the problem. @param name title of the application */
  card(kind: FailureCard, name: string): Locator {
    return this.root.getByRole('heading', { name: this.#words[kind].replace('{name}', name) })
  }

  async answerCloseAnyway(close: boolean): Promise<void> {
    const label = close ? this.#words.close : this.#words.cancel
    // The dialog's own cross is called "close" too; the buttons follow it.
    await this.closeAnyway.getByRole('button', { name: label, exact: true }).last().click()
  }
}
