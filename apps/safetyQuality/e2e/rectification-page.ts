import { noisePng } from '@apron/e2e/harness/sample-files'
import { chooseDay } from '@apron/e2e/pages/day-picker'
import { UploadPart } from '@apron/e2e/pages/upload-part'
import type { Words } from '@apron/e2e/pages/words/words'
import { expect, type Locator, type Page } from '@playwright/test'

export interface NewAction {
  readonly kind: '纠正' | '纠正措施' | '预防措施'
  readonly text: string
  /** Employee number. */
  readonly owner: string
}

/** Page object of one rectification order in the Chinese portal. */
export class RectificationPage {
  readonly page: Page
  readonly pane: Locator
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.#words = words
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
  }

  button(name: string): Locator {
    return this.pane.getByRole('button', { name, exact: true })
  }

  async expectState(state: string): Promise<void> {
    await expect(this.pane.getByText(state, { exact: true }).first()).toBeVisible()
  }

  /** Clicks a button of the order, and the button of the same name in its dialog. */
  async decide(
    name: string,
    fillIn: (dialog: Locator) => Promise<void> = async () => undefined,
  ): Promise<void> {
    await this.button(name).click()
    const dialog = this.page.getByRole('dialog')
    await fillIn(dialog)
    await dialog.getByRole('button', { name, exact: true }).click()
  }

  async addCause(statement: string): Promise<void> {
    await this.button('添加根本原因').click()
    await this.pane.getByRole('textbox', { name: '原因（至少20字）' }).last().fill(statement)
  }

  /** Adds an action that is due today. A corrective one removes the first cause. */
  async addAction({ kind, text, owner }: NewAction): Promise<void> {
    await this.button('添加措施').click()
    await this.chooseKind(kind)
    await this.pane.getByRole('textbox', { name: '措施内容' }).last().fill(text)
    await this.pane.getByRole('combobox', { name: '负责人' }).last().fill(owner)
    await this.page.getByRole('option').filter({ hasText: owner }).click()
    await this.chooseDay('完成期限', 0)
  }

  /** Chooses the kind of the last action. */
  async chooseKind(kind: NewAction['kind']): Promise<void> {
    await this.pane.getByRole('combobox', { name: '类型' }).last().click()
    await this.page.getByRole('option', { name: kind, exact: true }).click()
  }

  async save(next: string): Promise<void> {
    await this.button('保存').click()
    await expect(this.button(next)).toBeEnabled()
  }

  /** Chooses the date a number of days from today in the last field of this name. */
  async chooseDay(field: string, days: number): Promise<void> {
    await chooseDay(this.page, this.page.getByRole('button', { name: field }).last(), days, this.#words)
  }

  /** Records an action as done today, with a photo. */
  async completeAction(seq: number): Promise<void> {
    const line = this.pane.getByRole('group', { name: `措施 ${seq} · ` })
    await chooseDay(this.page, line.getByRole('button', { name: '完成日期' }), 0, this.#words)
    const evidence = new UploadPart(line, this.#words)
    await evidence.choose({ name: 'done.png', bytes: noisePng(8) })
    await expect(evidence.button('openFile', 'photo-1.png')).toBeVisible()
  }
}
