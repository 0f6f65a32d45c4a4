import { SMALLEST_GROUP } from '../../library/library.values.ts'

/** How many are in each group, null where so few are that nothing is said of it (SQ-07). */
export function withoutSmallGroups(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number | null> {
  return new Map([...counts].map(([group, count]) => [group, sayable(count)]))
}

/** A number of reports, null where it is too small to be said. */
export const sayable = (count: number) => (count < SMALLEST_GROUP ? null : count)
