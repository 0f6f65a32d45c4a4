/** Upper bounds of the histogram classes, ms; the last class is open. Stored as arrays of counts: only ever append. */
export const CLASS_ENDS_MS = [
  25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 5_000, 10_000, 30_000,
] as const

/** Number of classes, including the open one. */
export const LOAD_TIME_CLASSES = CLASS_ENDS_MS.length + 1

/** Class of a load time. */
export function classOf(ms: number): number {
  const found = CLASS_ENDS_MS.findIndex(end => ms < end)
  return found === -1 ? CLASS_ENDS_MS.length : found
}

/** Adds two histograms. Missing classes count as empty. */
export function addHistograms(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: LOAD_TIME_CLASSES }, (_, index) => (one[index] ?? 0) + (other[index] ?? 0))
}

/** Returns a quantile of the load times in ms, assuming an even distribution within a class. Null without loads. */
export function quantileOf(counts: readonly number[], share: number): number | null {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share
  let below = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const start = CLASS_ENDS_MS[index - 1] ?? 0
      const end = CLASS_ENDS_MS[index] ?? start
      return Math.round(start + ((wanted - below) / count) * (end - start))
    }
    below += count
  }
  return null
}
