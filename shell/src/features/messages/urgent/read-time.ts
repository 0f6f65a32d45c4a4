/**
 * Minimum time on screen before a message can be acknowledged, ms. Prevents a double tap from acknowledging
 * the next one unread.
 */
export const READ_TIME_MS = 2000

/** Time that a message was visible. */
export interface VisibleTime {
  /** Time visible before `since`, ms. */
  readonly ms: number
  /** Start of the current visible period, or null while hidden. */
  readonly since: number | null
}

export const UNSEEN: VisibleTime = { ms: 0, since: null }

/** Records that the page was shown or hidden. @param now ms */
export function addVisibility({ ms, since }: VisibleTime, visible: boolean, now: number): VisibleTime {
  const seen = since === null ? ms : ms + now - since
  return { ms: seen, since: visible ? now : null }
}

/** Returns the ms until the message can be acknowledged, or null while hidden. */
export function timeUntilReadable({ ms, since }: VisibleTime, now: number): number | null {
  return since === null ? null : Math.max(0, READ_TIME_MS - ms - (now - since))
}
