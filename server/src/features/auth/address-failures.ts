const MINUTE_MS = 60_000
/** Failures of one address that cost nothing: an airport shares one (security note T04). */
const FREE_FAILURES = 20
/** The work doubles at this many, at twice and at four times as many; a person with the picture is not slowed down. */
const DOUBLINGS = [FREE_FAILURES, 2 * FREE_FAILURES, 4 * FREE_FAILURES]

export interface AddressFailures {
  readonly failures: number
  readonly lastFailedAt: Date
}

/** What counts of an address now: each minute without a failure forgives one. */
export function failuresNow(row: AddressFailures | undefined, now: Date): number {
  if (!row) return 0
  const quiet = Math.max(0, Math.floor((now.getTime() - row.lastFailedAt.getTime()) / MINUTE_MS))
  return Math.max(0, row.failures - quiet)
}

/** How many times the ordinary work a captcha costs an address. */
export function workFactor(failures: number): number {
  return 2 ** DOUBLINGS.filter(doubling => failures >= doubling).length
}

/** The most that a captcha ever costs. */
export const LARGEST_WORK_FACTOR = 2 ** DOUBLINGS.length
