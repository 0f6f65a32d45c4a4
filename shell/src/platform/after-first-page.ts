/** The page that was opened first has the network to itself for so long, ms. */
const FIRST_PAGE_MS = 2000

/** Does it when the first page is done and nothing else is. @returns stops waiting */
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
