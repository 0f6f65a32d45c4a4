import type { Language } from '@apron/contract/dictionary/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { EDITOR_TEXTS } from '../apps/editor/editor.texts.ts'

/** The test application `editor` in the visible tab. */
export class EditorPage {
  /** Pane of the page. */
  readonly pane: Locator
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
  }

  #word(
    pair: { readonly zh: string; readonly en: string },
    values: Readonly<Record<string, string>> = {},
  ): string {
    return pair[this.#language].replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
  }

  /** Title of the tab of `/list`. */
  get listTitle(): string {
    return this.#word(EDITOR_TEXTS.list.title)
  }

  /** Scroll container of the visible tab's page. */
  get scroller(): Locator {
    return this.#page.locator('.ap-pane-body').filter({ visible: true })
  }

  async expectList(): Promise<void> {
    await expect(this.pane.getByRole('heading', { name: this.listTitle })).toBeVisible()
  }

  /** `/list`: kept alive, never dirty. */
  get filter(): Locator {
    return this.pane.getByLabel(this.#word(EDITOR_TEXTS.list.filter))
  }

  /** `/list`: the running version. */
  version(version: string): Locator {
    return this.pane.getByText(this.#word(EDITOR_TEXTS.list.version, { version }))
  }

  /** `/list`: opens `/record?id=…&multipleTabs=1` in a new tab. */
  async openRecord(id: string): Promise<void> {
    await this.pane.getByRole('link', { name: this.#word(EDITOR_TEXTS.list.open, { id }) }).click()
    await expect(this.note).toBeVisible()
  }

  recordTitle(id: string): string {
    return this.#word(EDITOR_TEXTS.record.title, { id })
  }

  /** `/record`: kept alive; text makes it dirty, and the SDK asks. */
  get note(): Locator {
    return this.pane.getByLabel(this.#word(EDITOR_TEXTS.record.note))
  }

  /** `/form`: kept alive; text makes it dirty, and the page asks its own question. */
  get content(): Locator {
    return this.pane.getByLabel(this.#word(EDITOR_TEXTS.form.text))
  }

  get save(): Locator {
    return this.pane.getByRole('button', { name: this.#word(EDITOR_TEXTS.form.save) })
  }

  /** The form's own close question. */
  get formQuestion(): Locator {
    return this.#page.getByRole('dialog', { name: this.#word(EDITOR_TEXTS.form.askTitle) })
  }

  async discard(): Promise<void> {
    await this.formQuestion.getByRole('button', { name: this.#word(EDITOR_TEXTS.form.discard) }).click()
  }

  async keepEditing(): Promise<void> {
    await this.formQuestion.getByRole('button', { name: this.#word(EDITOR_TEXTS.form.keep) }).click()
  }

  /** `/plain`: not kept alive. */
  get plainText(): Locator {
    return this.pane.getByLabel(this.#word(EDITOR_TEXTS.plain.text))
  }

  /** `/popups`: the list box. */
  get engine(): Locator {
    return this.pane.getByRole('combobox', { name: this.#word(EDITOR_TEXTS.popups.engine) })
  }

  engineOption(side: 'left' | 'right'): Locator {
    return this.#page.getByRole('option', { name: this.#word(EDITOR_TEXTS.popups[side]) })
  }

  /** `/popups`: the menu's button. */
  get actions(): Locator {
    return this.pane.getByRole('button', { name: this.#word(EDITOR_TEXTS.popups.actions) })
  }

  get print(): Locator {
    return this.#page.getByRole('menuitem', { name: this.#word(EDITOR_TEXTS.popups.print) })
  }

  /** `/popups`: opens the dialog. */
  get details(): Locator {
    return this.pane.getByRole('button', { name: this.#word(EDITOR_TEXTS.popups.details) })
  }

  get detailsDialog(): Locator {
    return this.#page.getByRole('dialog', { name: this.#word(EDITOR_TEXTS.popups.detailsTitle) })
  }

  /** `/AddEnReport` and `/AddChineseReport`: these ask before closing even when empty. */
  get whatHappened(): Locator {
    return this.pane.getByLabel(this.#word(EDITOR_TEXTS.report.what))
  }

  get reportQuestion(): Locator {
    return this.#page.getByRole('dialog', { name: this.#word(EDITOR_TEXTS.report.askTitle) })
  }

  async giveUpReport(): Promise<void> {
    await this.reportQuestion.getByRole('button', { name: this.#word(EDITOR_TEXTS.report.giveUp) }).click()
  }

  async keepReport(): Promise<void> {
    await this.reportQuestion.getByRole('button', { name: this.#word(EDITOR_TEXTS.report.keep) }).click()
  }
}
