/** Not more often than that somebody is told of new messages, ms. */
const TELL_EVERY_MS = 30_000

export interface Arrivals {
  /** The number of unread messages that was known last. */
  readonly unread: number
  /** Messages that came since somebody was told. */
  readonly waiting: number
  /** When somebody was told last, ms since the epoch; null: never yet. */
  readonly toldAt: number | null
}

/** The number is another one now: what came is added; reading takes nothing away from what was said. */
export function arrived(before: Arrivals, unread: number): Arrivals {
  return { ...before, unread, waiting: before.waiting + Math.max(0, unread - before.unread) }
}

/** In how many ms somebody may be told of what waits; null when there is nothing to tell. */
export function tellIn({ waiting, toldAt }: Arrivals, now: number): number | null {
  if (waiting === 0) return null
  return toldAt === null ? 0 : Math.max(0, toldAt + TELL_EVERY_MS - now)
}
