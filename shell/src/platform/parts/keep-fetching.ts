import { whenIdle } from '../after-first-page.ts'
import type { FetchedCode } from './fetched-code.ts'

/** Retry interval, ms, because the network may return without an event. */
export const ASK_AGAIN_MS = 30_000
/** Set when everything has loaded. Measurements of the page wait for it. */
const MARK = 'parts-fetched'

/**
 * Loads code one file at a time and only while the page is idle, so that neither requests nor clicks wait for it.
 * @returns true if everything has loaded
 */
export async function fetchAll(wanted: () => readonly FetchedCode<unknown>[]): Promise<boolean> {
  // A part's own dependencies become known once it has loaded.
  for (let [next] = wanted(); next !== undefined; [next] = wanted()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that the page can do something else
      await whenIdle()
      // oxlint-disable-next-line no-await-in-loop -- one at a time, to keep the network free
      await next.get()
    } catch {
      return false
    }
  }
  return true
}

/**
 * Loads until everything is available: at once, when the network returns, and at intervals. @returns stops
 */
export function keepFetching(wanted: () => readonly FetchedCode<unknown>[]): () => void {
  let running = false
  /** True if the network returned during a run, so that its failed request may have been sent before. */
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
