import type { ListSort } from '../views/list-view.ts'

type Empty = null | undefined | '' | false

/** Conditions without the empty ones. */
export type WithoutEmpty<Conditions extends object> = {
  -readonly [Name in keyof Conditions]?: Conditions[Name] extends readonly (infer Item)[]
    ? Item[]
    : Exclude<Conditions[Name], Empty>
}

/** Leaves out empty conditions: blank text, null, false and empty lists. Trims text. */
export function withoutEmpty<Conditions extends object>(conditions: Conditions): WithoutEmpty<Conditions> {
  const entries = Object.entries(conditions)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the remaining entries keep their names and values
  return Object.fromEntries(entries) as WithoutEmpty<Conditions>
}

/** Converts the sort order of a list to that of calls. */
export function sortCriteria<Key extends string>(
  sort: ListSort<Key> | null,
): { sortBy?: Key; descending?: boolean } {
  return sort === null ? {} : { sortBy: sort.id, descending: sort.direction === 'desc' }
}

/** Returns filter and sort order for a list call that uses the same names. */
export function criteriaOf<Conditions extends object, Key extends string>(
  filter: Conditions,
  sort: ListSort<Key> | null,
): WithoutEmpty<Conditions> & { sortBy?: Key; descending?: boolean } {
  return { ...withoutEmpty(filter), ...sortCriteria(sort) }
}
