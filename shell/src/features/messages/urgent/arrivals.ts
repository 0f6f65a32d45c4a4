/** Minimum interval between announcements, ms. */
const ANNOUNCE_INTERVAL_MS = 30_000

export interface Arrivals {
  /** Last known unread count. */
  readonly unread: number
  /** Number of messages that arrived since the last announcement. */
  readonly waiting: number
  /** Time of the last announcement, ms since the epoch, or null. */
  readonly announcedAt: number | null
}

/** Adds arrivals after a change of the count. Reading does not reduce what is to be announced. */
export function addArrivals(before: Arrivals, unread: number): Arrivals {
  return { ...before, unread, waiting: before.waiting + Math.max(0, unread - before.unread) }
}

/** Returns the delay until the next announcement, ms, or null if there is nothing to announce. */
export function announcementDelay({ waiting, announcedAt }: Arrivals, now: number): number | null {
  if (waiting === 0) return null
  return announcedAt === null ? 0 : Math.max(0, announcedAt + ANNOUNCE_INTERVAL_MS - now)
}
