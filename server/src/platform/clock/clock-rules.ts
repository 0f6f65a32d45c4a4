const MINUTE_MS = 60_000
/** Clocks that differ by no more than this agree; a clock that is set by as much is followed (security note T26). */
export const CLOCK_TOLERANCE_MS = MINUTE_MS
/** A clock that has jumped is believed when it has stayed there this long. */
export const CLOCK_SETTLED_MS = 10 * MINUTE_MS

/** What is over is removed this much later, so that a clock that was wrong for hours costs nothing for good. */
export const REMOVED_AFTER_MS = 24 * 60 * MINUTE_MS

/** Milliseconds by which a clock is ahead of the monotonic one, which nobody sets. */
export type Offset = number

export interface ClockState {
  /** Where the time is that the server goes by. */
  readonly trusted: Offset
  /** Where the clock went, and since when by the monotonic one; null while it runs as it should. */
  readonly jump: { readonly to: Offset; readonly since: number } | null
}

export interface ClockReading {
  readonly monotonicMs: number
  /** The clock of this machine. */
  readonly clock: Offset
  /** The clock of the database; null where it has none of its own, `unknown` where it was not asked since the jump. */
  readonly store: Offset | null | 'unknown'
}

const agree = (one: Offset, other: Offset) => Math.abs(one - other) <= CLOCK_TOLERANCE_MS

/**
 * What to go by. A clock that has left the time before is not followed until it has stayed there for a while and the database,
 * where it has a clock of its own, is there too; one that comes back has never been away.
 */
export function afterReading(state: ClockState, { monotonicMs, clock, store }: ClockReading): ClockState {
  if (agree(clock, state.trusted)) return { trusted: clock, jump: null }
  const began =
    state.jump !== null && agree(clock, state.jump.to) ? state.jump : { to: clock, since: monotonicMs }
  const stayed = monotonicMs - began.since >= CLOCK_SETTLED_MS
  const confirmed = store === null || (store !== 'unknown' && agree(store, clock))
  return stayed && confirmed ? { trusted: clock, jump: null } : { trusted: state.trusted, jump: began }
}

/** At the start there is no time before: the database's counts where the clock is not the same. */
export function firstState(clock: Offset, store: Offset | null, monotonicMs: number): ClockState {
  if (store === null || agree(clock, store)) return { trusted: clock, jump: null }
  return { trusted: store, jump: { to: clock, since: monotonicMs } }
}
