const MINUTE_MS = 60_000
/** Free failures in a row. */
const FREE_FAILURES = 4
const LONGEST_WAIT_MS = 15 * MINUTE_MS
/** This many failures in a row are automated guessing: one attempt in twelve hours (security note T04). */
const GUESSING_FAILURES = 100
/** Milliseconds without a failure after which the count starts over. */
export const FAILURES_FORGOTTEN_MS = 12 * 60 * MINUTE_MS

/** Milliseconds that an account waits after this many failures in a row. */
export function waitAfter(failures: number): number {
  if (failures >= GUESSING_FAILURES) return FAILURES_FORGOTTEN_MS
  return Math.min(Math.max(0, failures - FREE_FAILURES) * MINUTE_MS, LONGEST_WAIT_MS)
}

/**
 * Free failures on one account from all unknown devices and addresses together. Each address has its own limit as well.
 */
const FREE_FAILURES_ANYWHERE = 50

/**
 * Milliseconds that all unknown devices of an account wait together. Never more than a minute: this slows down guessing
 * from many addresses without locking the owner out of a new device.
 */
export function waitForUnknownDevices(failures: number): number {
  return failures >= FREE_FAILURES_ANYWHERE ? MINUTE_MS : 0
}

export interface FailureRow {
  readonly failures: number
  readonly lastFailedAt: Date
  readonly blockedUntil: Date | null
}

/** Minutes until the next attempt is allowed, 0 if it is allowed now. */
export function minutesBlocked(row: FailureRow | undefined, now: Date): number {
  if (!row?.blockedUntil) return 0
  return Math.max(0, Math.ceil((row.blockedUntil.getTime() - now.getTime()) / MINUTE_MS))
}

/**
 * Returns the row after one more attempt. It is written before the password is checked, so that parallel attempts are
 * all counted.
 */
export function afterAttempt(
  row: FailureRow | undefined,
  now: Date,
  waitRule: (failures: number) => number = waitAfter,
): FailureRow {
  const forgotten = !row || now.getTime() - row.lastFailedAt.getTime() >= FAILURES_FORGOTTEN_MS
  const failures = forgotten ? 1 : row.failures + 1
  const wait = waitRule(failures)
  return { failures, lastFailedAt: now, blockedUntil: wait === 0 ? null : new Date(now.getTime() + wait) }
}
