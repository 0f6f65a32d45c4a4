import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** Longer than the delay after which typed text is stored, ms. */
const POLL_MS = 400

/** Returns the initialisation vectors of all draft rows in this browser; each write changes them. */
function rowsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'apron')) return []
    const opening = indexedDB.open('apron')
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve)
      opening.addEventListener('error', reject)
    })
    const reading = opening.result.transaction('rows').objectStore('rows').getAll()
    await new Promise(resolve => {
      reading.addEventListener('success', resolve)
    })
    opening.result.close()
    const rows: { readonly iv: Uint8Array }[] = reading.result
    return rows.map(({ iv }) => iv.join(' '))
  })
}

/** Drafts: on the device, in the notice above a form, and in the person's list. */
export class DraftsPart {
  readonly notice: Locator
  readonly list: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.notice = page.getByRole('status').filter({ hasText: words.notSaved, visible: true })
    this.list = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('heading', { name: words.draftsHere }) })
  }

  /** Expects this many stored rows and no pending write. */
  async expectCached(rows: number): Promise<void> {
    let before: string | null = null
    const countSettledRows = async () => {
      const now = await rowsIn(this.#page)
      const isSettled = now.join() === before
      before = now.join()
      return isSettled ? now.length : null
    }
    await expect.poll(countSettledRows, { intervals: [POLL_MS] }).toBe(rows)
  }

  async takeOver(): Promise<void> {
    await this.notice.getByRole('button', { name: this.#words.takeOver }).click()
    await expect(this.notice).toHaveCount(0)
  }

  async discard(): Promise<void> {
    await this.notice.getByRole('button', { name: this.#words.discard }).click()
    await expect(this.notice).toHaveCount(0)
  }

  /** Opens the person's list from the user menu. */
  async openList(userMenu: Locator): Promise<void> {
    await userMenu.click()
    await this.#page.getByRole('menuitem', { name: this.#words.draftsHere }).click()
    await expect(this.list).toBeVisible()
  }
}
