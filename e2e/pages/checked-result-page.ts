import { expect, type Locator, type Page } from '@playwright/test'
import { UploadPart } from './upload-part.ts'
import type { Words } from './words/words.ts'

/** A check order with the results of its items. */
export class CheckedResultPage {
  readonly pane: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
  }

  /** Returns the five result buttons of an item. */
  results(seq: number): Locator {
    return this.item(seq).getByRole('radiogroup')
  }

  result(seq: number, name: string): Locator {
    return this.results(seq).getByRole('radio', { name, exact: true })
  }

  private item(seq: number): Locator {
    const name = this.#words.resultOfItem.replace('{seq}', String(seq))
    const results = this.#page.getByRole('radiogroup', { name, exact: true })
    return this.pane.getByRole('listitem').filter({ has: results })
  }

  remark(seq: number): Locator {
    return this.item(seq).getByRole('textbox', { name: this.#words.remark })
  }

  addRemark(seq: number): Locator {
    return this.item(seq).getByRole('button', { name: this.#words.addRemark })
  }

  /** Returns the measured-value fields of an item, in order. */
  measured(seq: number): Locator {
    return this.item(seq).getByRole('spinbutton')
  }

  async fillItem(seq: number, result: string, remark: string): Promise<void> {
    await this.result(seq, result).check()
    const add = this.addRemark(seq)
    // An item with a remark shows it; others offer to add one.
    await expect(add.or(this.remark(seq))).toBeVisible()
    if (await add.isVisible()) await add.click()
    await this.remark(seq).fill(remark)
  }

  /** In the approval dialog: sets the person responsible for each finding of a department without a head. */
  async chooseResponsible(userCode: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog')
    await expect(dialog.getByRole('combobox').first()).toBeVisible()
    for (const field of await dialog.getByRole('combobox').all()) {
      await field.fill(userCode)
      await this.#page.getByRole('option').filter({ hasText: userCode }).click()
    }
  }

  /** Returns the photos of an item whose result requires them. */
  photos(seq: number): UploadPart {
    const name = this.#words.photosOf.replace('{seq}', String(seq))
    return new UploadPart(this.pane.getByRole('group', { name, exact: true }).locator('..'), this.#words)
  }

  async saveResults(): Promise<void> {
    await this.pane.getByRole('button', { name: this.#words.save, exact: true }).click()
    await expect(
      this.#page.getByText(this.#words.saved, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  }
}
