import type { LazyModule } from './lazy-module.ts'

/** Retry interval, ms, because the network may return without an event. */
export const RETRY_MS = 30_000
/** Pause after a key or a touch, ms: the page that a person opens does not wait for code that is loaded ahead. */
const PAUSE_MS = 2000
/** Set when everything has loaded. Measurements of the page wait for it. */
const MARK = 'parts-fetched'

/** Watches keys and touches. */
function watchInput() {
  const events = ['pointerdown', 'keydown']
  let timer: ReturnType<typeof setTimeout> | undefined
  let resume = Promise.withResolvers<void>()
  resume.resolve()
  const onInput = () => {
    if (timer === undefined) resume = Promise.withResolvers()
    clearTimeout(timer)
    timer = setTimeout(onPause, PAUSE_MS)
  }
  const onPause = () => {
    timer = undefined
    resume.resolve()
  }
  for (const event of events) addEventListener(event, onInput, { capture: true, passive: true })
  return {
    /** Resolves when there was no input for a while. */
    pause: () => resume.promise,
    stop(): void {
      for (const event of events) removeEventListener(event, onInput, { capture: true })
      clearTimeout(timer)
      onPause()
    },
  }
}

/**
 * Loads code one file at a time, with `pause` before each. @returns true if everything has loaded
 */
async function loadAll(
  missing: () => readonly LazyModule<unknown>[],
  pause: () => Promise<void>,
): Promise<boolean> {
  // A part's own dependencies become known once it has loaded.
  for (let [next] = missing(); next !== undefined; [next] = missing()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that the page can do something else
      await pause()
      // oxlint-disable-next-line no-await-in-loop -- one at a time, to keep the network free
      await next.get()
    } catch {
      return false
    }
  }
  return true
}

/**
 * Loads until everything is available: at once, when the network returns, and at intervals. @returns a function that stops it
 */
export function loadWithRetries(missing: () => readonly LazyModule<unknown>[]): () => void {
  let isRunning = false
  /** True if the network returned during a run, so that its failed request may have been sent before. */
  let networkReturned = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const input = watchInput()

  async function work(): Promise<void> {
    networkReturned = isRunning
    if (isRunning) return
    isRunning = true
    clearTimeout(timer)
    const done = await loadAll(missing, () => input.pause())
    isRunning = false
    if (done) {
      stop()
      performance.mark(MARK)
    } else if (networkReturned) retry()
    else timer = setTimeout(retry, RETRY_MS)
  }
  const retry = () => void work()
  function stop(): void {
    missing = () => []
    clearTimeout(timer)
    input.stop()
    removeEventListener('online', retry)
  }

  addEventListener('online', retry)
  retry()
  return stop
}
