import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** The page requests the key and stores what was read when idle, which takes long on a busy machine, ms. */
const READY_MS = 30_000

/** Counts the rows of a database of this browser; null without the database. */
function countRows(page: Page, database: string, store: string): Promise<number | null> {
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

/** The offline portal: data on the device and its display. */
export class OfflinePart {
  readonly strip: Locator
  /** Placeholder shown instead of the boxes of the home page. */
  readonly home: Locator
  /** Notice that a record is shown as last read. */
  readonly cachedNotice: Locator
  readonly #page: Page

  constructor(page: Page, words: Words) {
    this.#page = page
    this.strip = page.getByRole('status').filter({ hasText: words.networkAwaySince })
    this.home = page.locator('#content').filter({ has: page.getByRole('heading', { name: words.goOnAway }) })
    this.cachedNotice = page.getByRole('status').filter({ hasText: words.asItWasRead, visible: true })
  }

  /** Expects a key, the session and at least this many responses on the device. */
  async expectReady(responses: number): Promise<void> {
    await expect.poll(() => countRows(this.#page, 'apron-key', 'keys'), { timeout: READY_MS }).toBe(1)
    await expect
      .poll(() => countRows(this.#page, 'apron-read', 'rows'), { timeout: READY_MS })
      .toBeGreaterThan(responses)
  }

  async expectNoKey(): Promise<void> {
    await expect.poll(() => countRows(this.#page, 'apron-key', 'keys')).toBe(null)
  }

  /** Counts the stored responses of all people. */
  countResponses(): Promise<number | null> {
    return countRows(this.#page, 'apron-read', 'rows')
  }
}
