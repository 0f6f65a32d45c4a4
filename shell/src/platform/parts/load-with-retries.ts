import { whenIdle } from '../after-first-page.ts'
import type { LazyModule } from './lazy-module.ts'

/** Retry interval, ms, because the network may return without an event. */
export const RETRY_MS = 30_000
/** Set when everything has loaded. Measurements of the page wait for it. */
const MARK = 'parts-fetched'

/**
 * Loads code one file at a time and only while the page is idle, so that neither requests nor clicks wait for it.
 * @returns true if everything has loaded
 */
export async function loadAll(wanted: () => readonly LazyModule<unknown>[]): Promise<boolean> {
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
export function loadWithRetries(wanted: () => readonly LazyModule<unknown>[]): () => void {
  let running = false
  /** True if the network returned during a run, so that its failed request may have been sent before. */
  let networkReturned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function work(): Promise<void> {
    networkReturned = running
    if (running) return
    running = true
    clearTimeout(timer)
    const done = await loadAll(wanted)
    running = false
    if (done) {
      stop()
      performance.mark(MARK)
    } else if (networkReturned) retry()
    else timer = setTimeout(retry, RETRY_MS)
  }
  const retry = () => void work()
  function stop(): void {
    wanted = () => []
    clearTimeout(timer)
    removeEventListener('online', retry)
  }

  addEventListener('online', retry)
  retry()
  return stop
}
