import type { Language } from '@apron/contract/dictionary/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { reportWords } from './report-words.ts'

/** Page object of voluntary reporting. */
export class ReportingPages {
  readonly page: Page
  readonly pane: Locator
  readonly words: ReturnType<typeof reportWords>

  constructor(page: Page, language: Language) {
    this.page = page
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
    this.words = reportWords(language)
  }

  heading(name: string): Locator {
    return this.pane.getByRole('heading', { name, level: 1 })
  }

  press(name: string): Promise<void> {
    return this.pane.getByRole('button', { name, exact: true }).click()
  }

  field(name: string): Locator {
    return this.pane.getByRole('textbox', { name })
  }

  async choose(field: string, option: string): Promise<void> {
    await this.pane.getByRole('combobox', { name: field }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  tick(name: string): Promise<void> {
    return this.pane.getByRole('checkbox', { name, exact: true }).check()
  }

  /** Fills in the required fields from the third step on, and leaves the rest unchanged. */
  async fillEvent(title: string, narrative: string): Promise<void> {
    const { words } = this
    await this.choose(words.category, words.hazard)
    await this.choose(words.area, words.hangar)
    await this.field(words.title).fill(title)
    await this.field(words.narrative).fill(narrative)
    await this.tick(words.none)
  }

  /** Confirms and sends on the last step. Returns the code. */
  async send(): Promise<string> {
    for (const confirmation of this.words.confirmations) await this.tick(confirmation)
    return await this.sendConfirmed()
  }

  async sendConfirmed(): Promise<string> {
    await this.press(this.words.send)
    await expect(this.heading(this.words.received)).toBeVisible({ timeout: 30_000 })
    const code = await this.pane.locator('strong').textContent()
    return code ?? ''
  }

  async check(code: string): Promise<void> {
    const form = this.pane.getByRole('form').first()
    await form.getByRole('textbox', { name: this.words.code }).fill(code)
    await form.getByRole('button', { name: this.words.checkButton, exact: true }).click()
  }
}
