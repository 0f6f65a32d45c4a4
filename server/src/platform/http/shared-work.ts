/**
 * Work that many ask for at once. Everybody gets what was begun after they asked, so nothing older than their question, and
 * it is never done twice at a time.
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
