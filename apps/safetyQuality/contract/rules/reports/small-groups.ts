import { SMALLEST_GROUP } from '../../library/library.values.ts'

/** Replaces counts that are too small to publish by null (SQ-07). */
export function withoutSmallGroups(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number | null> {
  return new Map([...counts].map(([group, count]) => [group, publishableCount(count)]))
}

/** Returns a count, or null if it is too small to publish. */
export const publishableCount = (count: number) => (count < SMALLEST_GROUP ? null : count)
