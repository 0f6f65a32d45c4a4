import type { FetchedCode } from './fetched-code.ts'

/** A network that was away may be back without a word; ms. */
export const ASK_AGAIN_MS = 30_000
/** Set when all of it is there; measurements of what a page holds wait for it. */
const MARK = 'parts-fetched'

/** One after the other, so that nothing else waits for it. @returns whether all of it is there */
export async function fetchAll(wanted: () => readonly FetchedCode<unknown>[]): Promise<boolean> {
  // What a part needs in its turn is known when the part is there.
  for (let [next] = wanted(); next !== undefined; [next] = wanted()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is meant
      await next.get()
    } catch {
      return false
    }
  }
  return true
}

/** Goes on until all of it is there: at once, when the network is back, and now and then. @returns ends it */
export function keepFetching(wanted: () => readonly FetchedCode<unknown>[]): () => void {
  let running = false
  /** The network came back meanwhile: what fails now was asked for before. */
  let cameBack = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function work(): Promise<void> {
    cameBack = running
    if (running) return
    running = true
    clearTimeout(timer)
    const done = await fetchAll(wanted)
    running = false
    if (done) {
      stop()
      performance.mark(MARK)
    } else if (cameBack) again()
    else timer = setTimeout(again, ASK_AGAIN_MS)
  }
  const again = () => void work()
  function stop(): void {
    wanted = () => []
    clearTimeout(timer)
    removeEventListener('online', again)
  }

  addEventListener('online', again)
  again()
  return stop
}
