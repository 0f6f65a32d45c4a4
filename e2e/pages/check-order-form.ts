import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** Required fields of a check order. */
export interface CheckOrderFields {
  readonly title: string
  readonly category: string
  readonly department: string
  /** Number or name of the person who leads it. */
  readonly lead: string
}

/** Returns the current day of the month at the sites. */
const today = () => new Date(Date.now() + 8 * 3_600_000).getUTCDate()

/** Page for writing a check order by hand. */
export class CheckOrderForm {
  readonly itemTexts: Locator
  readonly #pane: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.#pane = page.getByRole('tabpanel').filter({ visible: true })
    this.itemTexts = this.#pane.getByRole('textbox', { name: words.itemText })
  }

  /** Fills the form; the date is today. */
  async fillIn({ title, category, department, lead }: CheckOrderFields): Promise<void> {
    const words = this.#words
    await this.#pane.getByRole('textbox', { name: words.orderTitle }).fill(title)
    await this.#choose(words.category, category)
    await this.#choose(words.checkedDept, department)
    await this.#chooseToday(words.plannedStart)
    await this.#chooseToday(words.plannedEnd)
    await this.#pane.getByRole('combobox', { name: words.leadChecker }).fill(lead)
    await this.#page.getByRole('option').filter({ hasText: lead }).click()
  }

  /** Chooses the template with this code, which sets the items. */
  async chooseTemplate(code: string): Promise<void> {
    await this.#choose(this.#words.checkTemplate, code)
    await expect(this.itemTexts).toHaveCount(0)
  }

  /** Removes the chosen template. */
  async writeByHand(): Promise<void> {
    await this.#choose(this.#words.checkTemplate, this.#words.itemsByHand)
  }

  /** Adds an item and types its text at the focus. */
  async addItem(text: string): Promise<void> {
    await this.#pane.getByRole('button', { name: this.#words.addItem }).click()
    await expect(this.itemTexts.last()).toBeFocused()
    await this.#page.keyboard.type(text)
  }

  async saveDraft(): Promise<void> {
    await this.#pane.getByRole('button', { name: this.#words.saveDraft }).click()
  }

  /** Issues the saved draft and confirms the question. */
  async issue(): Promise<void> {
    const name = this.#words.issueOrder
    await this.#pane.getByRole('button', { name, exact: true }).click()
    await this.#page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(this.#pane.getByText(this.#words.issued, { exact: true }).first()).toBeVisible()
  }

  async #choose(field: string, option: string): Promise<void> {
    await this.#pane.getByRole('combobox', { name: field }).click()
    await this.#page.getByRole('option', { name: option }).click()
  }

  async #chooseToday(field: string): Promise<void> {
    await this.#pane.getByRole('button', { name: field }).click()
    const day = this.#page.getByRole('dialog').locator('button:not([data-outside])')
    await day.filter({ hasText: new RegExp(`^${today()}$`) }).click()
  }
}
