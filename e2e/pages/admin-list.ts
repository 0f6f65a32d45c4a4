import { expect, type Locator, type Page } from '@playwright/test'
import { unfoldFilter } from './list-filter.ts'
import type { Words } from './words/words.ts'

/** A list of the administration: its filter, rows and dialog. */
export class AdminList {
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

  async open(kind: string): Promise<void> {
    await this.#page.goto(`/admin/${kind}`)
    await expect(this.rows.first()).toBeVisible({ timeout: 20_000 })
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.pane.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 20_000 })
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  /** Returns the button of a row that opens its further actions. */
  more(row: Locator): Locator {
    return row.getByRole('button', { name: new RegExp(this.#words.moreFor.replace('{name}', '.+')) })
  }

  /** Types into a field of the filter and searches. */
  async search(field: string, text: string): Promise<void> {
    await unfoldFilter(this.pane)
    await this.pane.getByRole('searchbox', { name: field, exact: true }).fill(text)
    await this.press(this.#words.search)
  }

  /** Types into the field of a person in the filter. */
  async findPerson(field: string, text: string): Promise<void> {
    await unfoldFilter(this.pane)
    await this.pane.getByRole('combobox', { name: field, exact: true }).fill(text)
  }

  /** Types a person into the filter and selects the only result. */
  async choosePerson(field: string, text: string): Promise<void> {
    await this.findPerson(field, text)
    await this.#page.getByRole('listbox').getByRole('option').filter({ hasText: text }).click()
  }

  /** Selects an option in the filter. */
  async chooseOneOf(field: string, option: string): Promise<void> {
    await unfoldFilter(this.pane)
    await this.pane.getByRole('combobox', { name: field, exact: true }).click()
    await this.#page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Fills a period of the filter with a future day: the 15th of the next month. */
  async chooseNextMonth(field: string): Promise<void> {
    await unfoldFilter(this.pane)
    await this.pane.getByRole('button', { name: field }).click()
    const calendar = this.#page.getByRole('dialog')
    await calendar.getByRole('button', { name: this.#words.nextMonth }).click()
    for (const _end of ['from', 'to']) {
      await calendar.getByRole('button').filter({ hasText: /^15$/ }).click()
    }
  }

  /** Presses a button of the page. */
  async press(name: string): Promise<void> {
    await this.pane.getByRole('button', { name, exact: true }).click()
  }

  /** Opens the dialog of a new record. */
  async add(): Promise<void> {
    // An empty list also offers this button.
    await this.pane
      .getByRole('button', { name: new RegExp(`^${this.#words.add}`) })
      .first()
      .click()
    await expect(this.dialog).toBeVisible()
  }

  /** Opens the first row for editing. */
  async editFirst(): Promise<void> {
    await this.choose(this.rows.first(), this.#words.edit)
    await expect(this.dialog).toBeVisible()
  }

  /** Types into fields of the dialog. */
  async fillIn(...values: readonly (readonly [field: string, text: string])[]): Promise<void> {
    for (const [name, text] of values) {
      await this.dialog.getByRole('textbox', { name, exact: true }).fill(text)
    }
  }

  /** Selects an option in the dialog by typing a part of it. */
  async pick(field: string, option: string): Promise<void> {
    const list = this.dialog.getByRole('combobox', { name: field, exact: true })
    await list.fill(option)
    await this.#page.getByRole('option', { name: new RegExp(`^${option} `) }).click()
    // A multi-select stays open until a press elsewhere.
    await this.dialog.getByRole('heading').first().click()
  }

  /** Presses the main button of the dialog. */
  async submit(name: string = this.#words.save): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click()
  }

  /** Submits and waits until the dialog closes. */
  async finish(name: string = this.#words.save): Promise<void> {
    await this.submit(name)
    await expect(this.dialog).toBeHidden()
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#words.close, exact: true }).last().click()
    await expect(this.dialog).toBeHidden()
  }

  /** Presses an action of a row, opening its further actions if necessary. */
  async choose(row: Locator, action: string): Promise<void> {
    await expect(row).toBeVisible()
    const first = row.getByRole('button', { name: action, exact: true })
    if (await first.isVisible()) return first.click()
    await this.more(row).click()
    return this.#page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Chooses an action and confirms its question or dialog with the button of the same name. */
  async chooseAndConfirm(row: Locator, action: string): Promise<void> {
    await this.choose(row, action)
    await this.finish(action)
  }
}
