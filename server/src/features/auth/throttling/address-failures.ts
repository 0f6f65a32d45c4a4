const MINUTE_MS = 60_000
/** Free failures per address. An airport shares one address (security note T04). */
const FREE_FAILURES = 20
/** The work doubles at each of these failure counts. Solving the captcha picture is not slowed down. */
const DOUBLINGS = [FREE_FAILURES, 2 * FREE_FAILURES, 4 * FREE_FAILURES]

export interface AddressFailures {
  readonly failures: number
  readonly lastFailedAt: Date
}

/** Failures that count for an address now. Each minute without a failure forgives one. */
export function failuresNow(row: AddressFailures | undefined, now: Date): number {
  if (!row) return 0
  const quiet = Math.max(0, Math.floor((now.getTime() - row.lastFailedAt.getTime()) / MINUTE_MS))
  return Math.max(0, row.failures - quiet)
}

/** Returns the factor on the normal proof of work of a captcha for this address. */
export function workFactor(failures: number): number {
  return 2 ** DOUBLINGS.filter(doubling => failures >= doubling).length
}

export const LARGEST_WORK_FACTOR = 2 ** DOUBLINGS.length
