/** Time reserved for loading the first page, ms. */
const FIRST_PAGE_MS = 2000

/** Runs work when the page is idle after its first load. @returns a function that cancels it */
export function afterFirstPage(work: () => void): () => void {
  let stopped = false
  const unlessStopped = () => {
    if (!stopped) work()
  }
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(unlessStopped)
    else unlessStopped()
  }, FIRST_PAGE_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
