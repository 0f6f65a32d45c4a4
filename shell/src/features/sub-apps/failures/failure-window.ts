/** An application counts as out of order after this many failures … */
const FAILURES = 3
/** … within this time. */
const WINDOW_MS = 60_000

/** Adds a failure and drops those that are too old to count. */
export function addFailure(moments: readonly number[], now: number): number[] {
  return [...moments.filter(moment => now - moment < WINDOW_MS), now]
}

export function isOutOfOrder(moments: readonly number[]): boolean {
  return moments.length >= FAILURES
}
