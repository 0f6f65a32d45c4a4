/** This many failures … */
const FAILURES = 3
/** … within this time mean that the application is out of order. */
const WINDOW_MS = 60_000

/** The moments of failure that still count, with the newest added. */
export function addFailure(moments: readonly number[], now: number): number[] {
  return [...moments.filter(moment => now - moment < WINDOW_MS), now]
}

export function isOutOfOrder(moments: readonly number[]): boolean {
  return moments.length >= FAILURES
}
