/** Time reserved for loading the first page, ms. */
const FIRST_PAGE_MS = 2000
/** Longest wait for an idle moment, ms. A hidden page gets one every few seconds only. */
const BUSY_MS = 1000

/** Resolves when the page is idle, or has been busy for a second. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: BUSY_MS })
    else setTimeout(resolve)
  })
}

/** Runs work when the page is idle after its first load. @returns cancels */
export function afterFirstPage(work: () => void): () => void {
  let stopped = false
  const timer = setTimeout(async () => {
    await whenIdle()
    if (!stopped) work()
  }, FIRST_PAGE_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
