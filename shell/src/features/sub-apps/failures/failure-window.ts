/** An application counts as out of order after this many failures within {@link WINDOW_MS}. */
const FAILURE_LIMIT = 3
const WINDOW_MS = 60_000

/** Adds a failure and drops those that are too old to count. */
export function addFailure(failureTimes: readonly number[], now: number): number[] {
  return [...failureTimes.filter(time => now - time < WINDOW_MS), now]
}

export function isOutOfOrder(failureTimes: readonly number[]): boolean {
  return failureTimes.length >= FAILURE_LIMIT
}
