import type { Job } from '@apron/server-kit/jobs/job'

const MINUTE_MS = 60_000
/** Minutes until a job that failed is tried again, the first time, the second, and so on. */
const WAITS = [1, 5, 15, 60] as const

/** When a job that has failed so often in a row is tried again. */
export function nextTry(failures: number, now: Date): Date {
  const minutes = WAITS[Math.min(failures, WAITS.length) - 1] ?? WAITS[0]
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

/** The last moment at which a job was due by now; what was missed before it is not made up for. @param due the first one that was not done */
export function lastDue({ dueAfter }: Pick<Job, 'dueAfter'>, due: Date, now: Date): Date {
  let last = due
  for (let next = dueAfter(last); next <= now; next = dueAfter(last)) last = next
  return last
}
