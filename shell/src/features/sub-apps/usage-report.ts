import type { AppEvent } from './app-events.ts'

/** Events are sent together, this long after the first one, ms. */
const COLLECT_MS = 5_000
/** More than the server takes at once is not counted. */
const MOST_EVENTS = 50

/** Collects what is counted per application and sends it now and then. */
export interface UsageReport {
  add(event: AppEvent): void
  /** Sends at once what has been collected. */
  flush(): void
}

/** @param mayCount false while nobody is logged in, and on pages that need no login */
export function createUsageReport(
  send: (events: readonly AppEvent[]) => void,
  mayCount: () => boolean,
): UsageReport {
  let events: AppEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const collected = events
    events = []
    if (collected.length > 0 && mayCount()) send(collected)
  }

  return {
    flush,
    add(event) {
      if (!mayCount() || events.length >= MOST_EVENTS) return
      events.push(event)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
  }
}
