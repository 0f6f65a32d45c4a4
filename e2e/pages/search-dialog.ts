import { queryRecords } from '@apron/contract/search/search.calls'
import { expect, type Locator, type Page } from '@playwright/test'
import { callAs } from '../harness/call-as.ts'
import type { Words } from './words/words.ts'

/** The search over menu, open tabs and recent pages. */
export class SearchDialog {
  readonly dialog: Locator
  readonly field: Locator
  readonly options: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.dialog = page.getByRole('dialog', { name: words.findPage })
    this.field = this.dialog.getByRole('combobox', { name: words.findPage })
    this.options = this.dialog.getByRole('option')
  }

  async openByKey(): Promise<void> {
    await this.#page.keyboard.press('Control+k')
    await expect(this.field).toBeFocused()
  }

  /** Returns the number of a check order of the site, as from paper, without opening a page of the portal. */
  async someNumber(): Promise<string> {
    const { records } = await callAs(this.#page.context(), queryRecords, { body: { text: 'CK-' } })
    return records[0]?.number ?? ''
  }

  async openByButton(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.findPage }).click()
    await expect(this.field).toBeFocused()
  }

  /** Returns the entry that Enter would open. */
  get chosen(): Locator {
    return this.dialog.getByRole('option', { selected: true })
  }
}
