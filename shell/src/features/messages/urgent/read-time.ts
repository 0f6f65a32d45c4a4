/** A message is on the screen for so long before it can be acknowledged: who taps twice has not read the second one. ms */
export const READ_TIME_MS = 2000

/** How long a message was on a screen that somebody could look at. */
export interface Seen {
  /** Before `since`, ms. */
  readonly ms: number
  /** Since when it is visible now; null while it is not. */
  readonly since: number | null
}

export const UNSEEN: Seen = { ms: 0, since: null }

/** The page was shown, or hidden. @param now ms */
export function looked({ ms, since }: Seen, visible: boolean, now: number): Seen {
  const seen = since === null ? ms : ms + now - since
  return { ms: seen, since: visible ? now : null }
}

/** When it can have been read, ms from now; null while nobody can look at it. */
export function readableIn({ ms, since }: Seen, now: number): number | null {
  return since === null ? null : Math.max(0, READ_TIME_MS - ms - (now - since))
}
