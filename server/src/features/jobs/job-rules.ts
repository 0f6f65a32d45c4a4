import type { Job } from '@apron/server-kit/jobs/job'

const MINUTE_MS = 60_000
/** Minutes before each retry of a failed job. */
const RETRY_MINUTES = [1, 5, 15, 60] as const

/** Returns the time of the next try after this many failures in a row. */
export function nextAttemptAt(failures: number, now: Date): Date {
  const minutes = RETRY_MINUTES[Math.min(failures, RETRY_MINUTES.length) - 1] ?? RETRY_MINUTES[0]
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

/**
 * Returns the last due time up to now. Missed ones before it are skipped.
 * @param due the first due time without a run
 * @throws RangeError if a next due time is not later
 */
export function lastDue({ dueAfter }: Pick<Job, 'dueAfter'>, due: Date, now: Date): Date {
  for (let last = due; ; ) {
    const next = dueAfter(last)
    if (next <= last)
      throw new RangeError(`due after ${last.toISOString()} is ${next.toISOString()}, which is not later`)
    if (next > now) return last
    last = next
  }
}
