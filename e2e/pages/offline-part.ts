import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** The page requests the key and stores responses only when idle, which takes long on a busy machine. */
const READY_MS = 30_000

/** Counts the rows of an IndexedDB store. Returns null if the database does not exist. */
function countRows(page: Page, database: string, store: string): Promise<number | null> {
  return page.evaluate(
    async ([databaseName, storeName]) => {
      if (!(await indexedDB.databases()).some(({ name }) => name === databaseName)) return null
      const openRequest = indexedDB.open(databaseName)
      await new Promise((resolve, reject) => {
        openRequest.addEventListener('success', resolve)
        openRequest.addEventListener('error', reject)
      })
      const countRequest = openRequest.result.transaction(storeName).objectStore(storeName).count()
      await new Promise(resolve => {
        countRequest.addEventListener('success', resolve)
      })
      openRequest.result.close()
      return countRequest.result
    },
    [database, store] as const,
  )
}

/** The offline portal: data on the device and its display. */
export class OfflinePart {
  readonly strip: Locator
  /** Home page with its offline placeholder. */
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

  /** Expects the key, the session and at least this many responses to be stored on the device. */
  async expectReady(minResponses: number): Promise<void> {
    await expect.poll(() => countRows(this.#page, 'apron-key', 'keys'), { timeout: READY_MS }).toBe(1)
    await expect
      .poll(() => countRows(this.#page, 'apron-read', 'rows'), { timeout: READY_MS })
      .toBeGreaterThanOrEqual(1 + minResponses)
  }

  async expectNoKey(): Promise<void> {
    await expect.poll(() => countRows(this.#page, 'apron-key', 'keys')).toBe(null)
  }

  /** Counts the stored rows of all people: responses and sessions. */
  countStoredRows(): Promise<number | null> {
    return countRows(this.#page, 'apron-read', 'rows')
  }
}
