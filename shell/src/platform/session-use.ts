/** How long the session may go on, as the windows of this browser know it together. Times are the server's, ms. */
export interface SessionUse {
  /** When somebody last did something, in whatever window. */
  readonly lastUse: number
  readonly idleMs: number
  /** When it is over however much it is used. */
  readonly endsAt: number
  /** How far the server's clock was ahead of the device's, ms: a page that opens has heard of no server yet. */
  readonly serverAhead: number
}

/** A use is told to the server when it has heard of none for this part of the limit. */
const TELLS_PER_LIMIT = 6
/** Every later use within this time is the same one, ms. */
const ONE_USE_MS = 1_000

/** Returns whether the page is to be covered. Time asleep counts: a tablet that slept was not used either. */
export function isOver({ lastUse, idleMs, endsAt }: SessionUse, now: number): boolean {
  return now - lastUse >= idleMs || now >= endsAt
}

/** After somebody did something; null where it was noted already. A clock that was set back begins anew. */
export function usedAt(use: SessionUse, now: number): SessionUse | null {
  const since = now - use.lastUse
  return since >= 0 && since < ONE_USE_MS ? null : { ...use, lastUse: now }
}

/** Whether the server has to hear that somebody is there, so that whoever types for long loses no session. */
export function isToBeTold(toldAt: number, { idleMs }: SessionUse, now: number): boolean {
  return Math.abs(now - toldAt) >= idleMs / TELLS_PER_LIMIT
}
