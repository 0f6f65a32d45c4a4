import type { Language } from '@apron/contract/dictionary/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { unfoldFilter } from './list-filter.ts'
import { MESSAGE_WORDS, type MessageWords } from './words/message-words.ts'

/** A dialog with tabs and a table of messages: the message box, or the message centre. */
export class MessageDialog {
  readonly words: MessageWords
  readonly root: Locator
  readonly rows: Locator
  readonly pager: Locator
  readonly #page: Page

  constructor(page: Page, language: Language, title: 'box' | 'centre') {
    this.words = MESSAGE_WORDS[language]
    this.#page = page
    this.root = page.getByRole('dialog', { name: this.words[title], exact: true })
    this.rows = this.root.locator('tbody').getByRole('row')
    this.pager = this.root.getByRole('combobox', { name: this.words.pageSize })
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  /** Returns the button that opens the message. */
  message(text: string): Locator {
    return this.row(text).getByRole('button', { name: text })
  }

  tab(name: string): Locator {
    return this.root.getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  /** Returns the count on a tab; 0 without one. */
  async countOf(name: string): Promise<number> {
    const [shown = '0'] = await this.tab(name).locator('[aria-hidden]').allTextContents()
    return Number(shown)
  }

  async select(text: string): Promise<void> {
    await this.row(text).getByRole('checkbox', { name: this.words.selectRow }).check()
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click()
  }

  /** @param option beginning of the label: categories also show their unread count */
  async choose(field: string, option: string): Promise<void> {
    await unfoldFilter(this.root)
    await this.root.getByRole('combobox', { name: field, exact: true }).click()
    await this.#page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
  }

  /** Selects a range of days in this month. */
  async chooseDays(field: string, from: string, to: string): Promise<void> {
    await unfoldFilter(this.root)
    const picker = this.root.getByRole('button', { name: field })
    await picker.click()
    for (const day of [from, to]) {
      await this.#page
        .getByRole('dialog')
        .getByRole('button')
        .filter({ hasText: new RegExp(`^${day}$`) })
        .last()
        .click()
    }
  }

  radio(name: string): Locator {
    return this.root.getByRole('radio', { name, exact: true })
  }

  /** Expects a toast and waits until it disappears. */
  async expectToast(text: string): Promise<void> {
    const toast = this.#page.getByText(text, { exact: true }).last()
    await expect(toast).toBeVisible()
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    await expect(this.root).toHaveCount(0)
  }
}

/** The very urgent message that covers every page until acknowledged. */
export class UrgentBanner {
  readonly root: Locator
  readonly acknowledge: Locator

  constructor(page: Page, language: Language) {
    const words = MESSAGE_WORDS[language]
    this.root = page.getByRole('region', { name: words.urgentRegion })
    this.acknowledge = this.root.getByRole('button', { name: words.acknowledge })
  }
}
