import type { Job } from '@apron/server-kit/jobs/job'

const MINUTE_MS = 60_000
/** Minutes until a job that failed is tried again, the first time, the second, and so on. */
const WAITS = [1, 5, 15, 60] as const

/** When a job that has failed so often in a row is tried again. */
export function nextTry(failures: number, now: Date): Date {
  const minutes = WAITS[Math.min(failures, WAITS.length) - 1] ?? WAITS[0]
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

/**
 * The last moment at which a job was due by now; what was missed before it is not made up for.
 * @param due the first one that was not done
 * @throws RangeError when its next moment is not later than the last one
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
