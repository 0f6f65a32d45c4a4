/**
 * Shares rounds of work between concurrent callers. A caller's round begins after the call, so that its result is not
 * stale. Rounds never overlap.
 */
export function shareWork<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  let next: Promise<Result> | null = null

  function begin(): Promise<Result> {
    const begun = work().finally(() => {
      running = null
    })
    running = begun
    return begun
  }

  return () => {
    if (running === null) return begin()
    const afterwards = (): Promise<Result> => {
      next = null
      return running ?? begin()
    }
    next ??= running.then(afterwards, afterwards)
    return next
  }
}
