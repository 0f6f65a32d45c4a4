import { expect, type Page } from '@playwright/test'
import { AdminList } from './admin-list.ts'
import type { DELEGATION_WORDS } from './words/delegation-words.ts'
import type { Words } from './words/words.ts'

type DelegationWords = (typeof DELEGATION_WORDS)[keyof typeof DELEGATION_WORDS]

/** The page of delegations: its list and its form. */
export class DelegationsPage extends AdminList {
  readonly #page: Page
  readonly #words: DelegationWords

  constructor(page: Page, words: Words, own: DelegationWords) {
    super(page, words)
    this.#page = page
    this.#words = own
  }

  async visit(): Promise<void> {
    await this.#page.goto('/authoritySet')
    await this.expectTitle(this.#words.title)
  }

  async begin(): Promise<void> {
    await this.press(this.#words.add)
    await expect(this.dialog).toBeVisible()
  }

  /** Selects a person in a field of the form. */
  async choosePersonInForm(field: string, userCode: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: field }).fill(userCode)
    await this.#page.getByRole('listbox').getByRole('option').filter({ hasText: userCode }).click()
  }

  /** Selects an option in the form, by default the first. */
  async pickInForm(field: string, option?: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: field, exact: true }).click()
    const options = this.#page.getByRole('option').filter({ visible: true })
    await (option === undefined
      ? options.first()
      : this.#page.getByRole('option', { name: option, exact: true })
    ).click()
    // A multi-select stays open until a press elsewhere.
    await this.dialog.getByRole('heading').first().click()
  }

  /** Delegates MANAGER to 卢思远 for ten days, by default in the tools. */
  async fillInForm(...applications: readonly string[]): Promise<void> {
    const words = this.#words
    await this.choosePersonInForm(words.delegate, '100403')
    await this.pickInForm(words.role, words.manager)
    await this.pickInForm(words.department)
    await this.dialog.getByText(words.days(10), { exact: true }).click()
    for (const application of applications.length > 0 ? applications : [words.tools]) {
      await this.pickInForm(words.applications, application)
    }
    await this.dialog.getByRole('textbox', { name: words.name, exact: true }).fill(words.training)
    await this.dialog.getByText(words.toDelegate, { exact: true }).click()
  }
}
