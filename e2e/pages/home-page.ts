import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** The home page: the dashboard with boxes, or the original one. */
export class HomePage {
  readonly edit: Locator
  /** Link from the dashboard to the original home page, wherever it is shown. */
  readonly toOriginal: Locator
  /** Boxes in edit mode, in order. */
  readonly cards: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.edit = page.getByRole('button', { name: words.editHome })
    this.toOriginal = page.getByRole('button', { name: words.toOriginalHome })
    this.cards = page.getByRole('list', { name: words.boxesOnPage }).getByRole('listitem')
  }

  box(title: string): Locator {
    return this.#page.getByRole('main').getByRole('region', { name: title, exact: true })
  }

  /** Open work of the person, most urgent first; each row is a link. */
  get work(): Locator {
    return this.box(this.#words.myWork).getByRole('link')
  }

  /** Button that shows the further rows. */
  get allWork(): Locator {
    return this.box(this.#words.myWork).getByRole('button', { name: this.#words.allWork })
  }

  /** Onboarding steps a new company still lacks. */
  get missing(): Locator {
    return this.box(this.#words.onboarding).getByRole('listitem').filter({ hasText: this.#words.stepMissing })
  }

  /** Returns the titles of the boxes, in order. */
  async titles(): Promise<string[]> {
    return this.#page
      .getByRole('main')
      .getByRole('region')
      .getByRole('heading', { level: 2 })
      .allTextContents()
  }

  async startEditing(): Promise<void> {
    await this.edit.click()
    await expect(this.cards.first()).toBeVisible()
  }

  async stopEditing(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.doneEditing }).click()
    await expect(this.edit).toBeVisible()
  }

  handle(title: string): Locator {
    return this.#page.getByRole('button', {
      name: this.#words.moveNamed.replace('{name}', title),
      exact: true,
    })
  }

  async remove(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.removeNamed.replace('{name}', title) }).click()
    await expect(this.handle(title)).toHaveCount(0)
  }

  async add(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.addNamed.replace('{name}', title) }).click()
    await expect(this.handle(title)).toBeVisible()
  }

  sizes(title: string): Locator {
    return this.#page.getByRole('radiogroup', { name: this.#words.sizeOf.replace('{name}', title) })
  }

  /** Runs an action and waits until the server has stored it. */
  async waitForSave(act: () => Promise<void>): Promise<void> {
    const saveResponse = this.#page.waitForResponse(response => response.url().includes('/cmnAppUserBox/'))
    await act()
    expect((await saveResponse).status()).toBe(200)
  }
}
