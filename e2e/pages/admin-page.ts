import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A list of the administration with its dialog. */
export class AdminPage {
  readonly pane: Locator
  readonly rows: Locator
  readonly dialog: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
    this.rows = this.pane.getByRole('table').locator('tbody').getByRole('row')
    this.dialog = page.getByRole('dialog')
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.pane.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 20_000 })
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  /** A button of the page. */
  async press(name: string): Promise<void> {
    await this.pane.getByRole('button', { name, exact: true }).click()
  }

  async pressInRow(row: string, name: string): Promise<void> {
    await this.row(row).getByRole('button', { name, exact: true }).click()
  }

  async fromRowMenu(row: string, name: string): Promise<void> {
    await this.row(row)
      .getByRole('button', { name: this.#words.moreFor.replace('{name}', row) })
      .click()
    await this.#page.getByRole('menuitem', { name, exact: true }).click()
  }

  async search(field: string, text: string): Promise<void> {
    await this.pane.getByRole('searchbox', { name: field }).fill(text)
    await this.press(this.#words.search)
  }

  async fill(field: string, text: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: field, exact: true }).fill(text)
  }

  /** Chooses from a list in the dialog by typing a part of the option. */
  async choose(field: string, option: string): Promise<void> {
    const list = this.dialog.getByRole('combobox', { name: field, exact: true })
    await list.fill(option)
    await this.#page.getByRole('option', { name: new RegExp(`^${option} `) }).click()
    // A list of several stays open; a press elsewhere closes it.
    await this.dialog.getByRole('heading').first().click()
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#words.save, exact: true }).click()
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#words.close, exact: true }).last().click()
    await expect(this.dialog).toBeHidden()
  }
}
