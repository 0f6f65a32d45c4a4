import type { Page, Request } from '@playwright/test'

/** A response that came over the network. */
export interface Transfer {
  readonly path: string
  readonly method: string
  readonly kind: 'call' | 'script' | 'style' | 'other'
  /** The body as transferred, compressed. */
  readonly bytes: number
  /** Milliseconds since the epoch. */
  readonly startedAt: number
}

/** Performance marks set by the shell. */
const LIBRARIES_ASKED = 'libraries-asked'
const PARTS_FETCHED = 'parts-fetched'
const CALL = /^[/](?:portal|system)-csn[/]/

function kindOf(path: string): Transfer['kind'] {
  if (CALL.test(path)) return 'call'
  if (path.endsWith('.js')) return 'script'
  return path.endsWith('.css') ? 'style' : 'other'
}

async function transferOf(request: Request): Promise<Transfer> {
  const { pathname, search } = new URL(request.url())
  const { responseBodySize } = await request.sizes()
  return {
    path: pathname + search,
    method: request.method(),
    kind: kindOf(pathname),
    bytes: responseBodySize,
    startedAt: request.timing().startTime,
  }
}

/** Records the page's requests from now on; read the list when the page is quiet. */
export function recordTransfers(page: Page): () => Promise<Transfer[]> {
  const pending: Promise<Transfer>[] = []
  page.on('requestfinished', request => {
    if (!request.url().startsWith('http')) return
    const transfer = transferOf(request)
    // A response that arrives while the page closes has no size and is not needed; a caller waiting for the list still
    // gets the failure.
    transfer.catch(() => undefined)
    pending.push(transfer)
  })
  // A response from the browser's own cache transfers no bytes: its size without headers is then negative.
  return async () => (await Promise.all(pending)).filter(({ bytes }) => bytes >= 0)
}

/** Waits until the shell has requested the shared libraries, shortly after the first page. */
export async function waitForLibraries(page: Page): Promise<void> {
  await page.waitForFunction(mark => performance.getEntriesByName(mark).length > 0, LIBRARIES_ASKED)
}

/** Waits until the shell has prefetched what it may need later or offline. */
export async function waitForPrefetch(page: Page): Promise<void> {
  await page.waitForFunction(mark => performance.getEntriesByName(mark).length > 0, PARTS_FETCHED)
}

/** Returns the transfers the first page needed, without the later prefetches. */
export async function ofFirstPage(page: Page, transfers: readonly Transfer[]): Promise<Transfer[]> {
  const end = await page.evaluate(name => {
    const [mark] = performance.getEntriesByName(name)
    return mark ? performance.timeOrigin + mark.startTime : Number.POSITIVE_INFINITY
  }, LIBRARIES_ASKED)
  return transfers.filter(({ startedAt }) => startedAt < end)
}

/** Sums the transferred bytes of all scripts requested before a time (milliseconds since the epoch). */
export function scriptBytes(transfers: readonly Transfer[], before = Number.POSITIVE_INFINITY): number {
  return transfers
    .filter(({ kind, startedAt }) => kind === 'script' && startedAt < before)
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Returns calls made more than once with the same method and address. */
export function repeatedCalls(transfers: readonly Transfer[]): string[] {
  const calls = transfers.filter(({ kind }) => kind === 'call').map(({ method, path }) => `${method} ${path}`)
  return [...new Set(calls.filter((call, index) => calls.indexOf(call) !== index))]
}

/** Records in the page when the login form becomes usable; read it with {@link loginUsableAt}. */
export async function recordLoginForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const markUsable = () => {
      if (!document.querySelector('form input[type=password]')) return
      performance.mark('login-usable')
      observer.disconnect()
    }
    const observer = new MutationObserver(markUsable)
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Milliseconds since the epoch. */
export function loginUsableAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('login-usable')
    if (!mark) throw new Error('The login form never appeared')
    return performance.timeOrigin + mark.startTime
  })
}
