import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

const NUMBER = /CK-\d{4}-\d{4}/

/** The list of check orders of safetyQuality. */
export class CheckListPage {
  readonly pane: Locator
  readonly rows: Locator
  readonly headers: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
    this.rows = this.pane.getByRole('table').locator('tbody').getByRole('row')
    this.headers = this.pane.getByRole('columnheader')
  }

  async expectShown(): Promise<void> {
    await expect(this.rows.filter({ hasText: NUMBER }).first()).toBeVisible({ timeout: 20_000 })
  }

  /** Returns the numbers of the check orders on this page, top to bottom. */
  async numbers(): Promise<string[]> {
    const texts = await this.rows.allTextContents()
    return texts.flatMap(text => NUMBER.exec(text) ?? [])
  }

  /** Returns the first order on this page in that state. */
  async numberWithStatus(status: string): Promise<string> {
    const text = await this.rows.filter({ hasText: status }).first().textContent()
    return NUMBER.exec(text ?? '')?.[0] ?? ''
  }

  async search(): Promise<void> {
    await this.pane.getByRole('button', { name: this.#words.search, exact: true }).click()
  }

  async filterByText(text: string): Promise<void> {
    await this.pane.getByRole('searchbox', { name: this.#words.numberOrTitle }).fill(text)
    await this.search()
  }

  async openColumns(): Promise<Locator> {
    await this.pane.getByRole('button', { name: this.#words.columns }).click()
    const chooser = this.#page.getByRole('dialog', { name: this.#words.columns })
    await expect(chooser).toBeVisible()
    return chooser
  }

  async chooseColumn(label: string, visible: boolean, end: 'confirm' | 'cancel'): Promise<void> {
    const chooser = await this.openColumns()
    await chooser.getByRole('checkbox', { name: label, exact: true }).setChecked(visible)
    await chooser.getByRole('button', { name: this.#words[end], exact: true }).click()
    await expect(chooser).toBeHidden()
  }

  /** Opens the list, and the first order in progress from it. */
  async openInProgress(): Promise<void> {
    await this.#page.goto('/safetyQuality/checkList')
    await this.expectShown()
    await this.open(await this.numberWithStatus(this.#words.inProgress))
  }

  async open(number: string): Promise<void> {
    await this.pane.getByRole('link', { name: number }).click()
  }
}
