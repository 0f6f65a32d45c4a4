import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** The page asks for the key and keeps what was read when it has nothing else to do; a busy machine lets it wait, ms. */
const READY_MS = 30_000

/** How many rows lie in a database of this browser; null without the database. */
function rowsOf(page: Page, database: string, store: string): Promise<number | null> {
  return page.evaluate(
    async ([name, rows]) => {
      if (!(await indexedDB.databases()).some(each => each.name === name)) return null
      const opening = indexedDB.open(name)
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve)
        opening.addEventListener('error', reject)
      })
      const counting = opening.result.transaction(rows).objectStore(rows).count()
      await new Promise(resolve => {
        counting.addEventListener('success', resolve)
      })
      opening.result.close()
      return counting.result
    },
    [database, store] as const,
  )
}

/** The portal without a network: what the device holds for it, and what it shows. */
export class AwayPart {
  readonly strip: Locator
  /** What stands in place of the boxes of the home page. */
  readonly home: Locator
  /** Says that a record is shown as it was read. */
  readonly asRead: Locator
  readonly #page: Page

  constructor(page: Page, words: Words) {
    this.#page = page
    this.strip = page.getByRole('status').filter({ hasText: words.networkAwaySince })
    this.home = page.locator('#content').filter({ has: page.getByRole('heading', { name: words.goOnAway }) })
    this.asRead = page.getByRole('status').filter({ hasText: words.asItWasRead, visible: true })
  }

  /** The device holds a key, and has kept the session and at least so many answers. */
  async expectReady(answers: number): Promise<void> {
    await expect.poll(() => rowsOf(this.#page, 'apron-key', 'keys'), { timeout: READY_MS }).toBe(1)
    await expect
      .poll(() => rowsOf(this.#page, 'apron-read', 'rows'), { timeout: READY_MS })
      .toBeGreaterThan(answers)
  }

  async expectNoKey(): Promise<void> {
    await expect.poll(() => rowsOf(this.#page, 'apron-key', 'keys')).toBe(null)
  }

  /** How many answers are kept, whoever has read them. */
  answers(): Promise<number | null> {
    return rowsOf(this.#page, 'apron-read', 'rows')
  }
}
