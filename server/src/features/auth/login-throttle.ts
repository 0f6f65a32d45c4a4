const MINUTE_MS = 60_000
/** Failures in a row that cost nothing. */
const FREE_FAILURES = 4
const LONGEST_WAIT_MS = 15 * MINUTE_MS
/** After this many in a row somebody is guessing by machine: one attempt in twelve hours (security note T04). */
const GUESSING_FAILURES = 100
/** A row of failures is forgotten after this long without one, milliseconds. */
export const FAILURES_FORGOTTEN_MS = 12 * 60 * MINUTE_MS

/** How long an account must wait after so many failures in a row, milliseconds. */
export function waitAfter(failures: number): number {
  if (failures >= GUESSING_FAILURES) return FAILURES_FORGOTTEN_MS
  return Math.min(Math.max(0, failures - FREE_FAILURES) * MINUTE_MS, LONGEST_WAIT_MS)
}

/** Failures on one account, from all devices and addresses it does not know, that cost nothing here: each address waits for its own. */
const FREE_FAILURES_ANYWHERE = 50

/**
 * How long all unknown devices of an account wait together, milliseconds. Never longer than a minute: strangers with many addresses
 * guess as slowly, and cannot keep the owner out of a new device.
 */
export function waitAnywhere(failures: number): number {
  return failures >= FREE_FAILURES_ANYWHERE ? MINUTE_MS : 0
}

export interface FailureRow {
  readonly failures: number
  readonly lastFailedAt: Date
  readonly blockedUntil: Date | null
}

/** Minutes until the next attempt may be made, 0 when it may be made now. */
export function minutesBlocked(row: FailureRow | undefined, now: Date): number {
  if (!row?.blockedUntil) return 0
  return Math.max(0, Math.ceil((row.blockedUntil.getTime() - now.getTime()) / MINUTE_MS))
}

/** The row after one more attempt. It is written before the password is looked at, so that parallel attempts are all counted. */
export function afterAttempt(
  row: FailureRow | undefined,
  now: Date,
  waitOf: (failures: number) => number = waitAfter,
): FailureRow {
  const forgotten = !row || now.getTime() - row.lastFailedAt.getTime() >= FAILURES_FORGOTTEN_MS
  const failures = forgotten ? 1 : row.failures + 1
  const wait = waitOf(failures)
  return { failures, lastFailedAt: now, blockedUntil: wait === 0 ? null : new Date(now.getTime() + wait) }
}
