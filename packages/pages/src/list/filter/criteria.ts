import type { ListSort } from '../views/list-view.ts'

type Nothing = null | undefined | '' | false

/** The conditions that are any. */
export type Given<Conditions extends object> = {
  -readonly [Name in keyof Conditions]?: Conditions[Name] extends readonly (infer Item)[]
    ? Item[]
    : Exclude<Conditions[Name], Nothing>
}

/** Leaves out what is no condition: blank text, null, false and empty lists. Text loses the blanks around it. */
export function given<Conditions extends object>(conditions: Conditions): Given<Conditions> {
  const entries = Object.entries(conditions)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left has the names and values it had
  return Object.fromEntries(entries) as Given<Conditions>
}

/** The order of a list as calls take it. */
export function sorted<Key extends string>(
  sort: ListSort<Key> | null,
): { sortBy?: Key; descending?: boolean } {
  return sort === null ? {} : { sortBy: sort.id, descending: sort.direction === 'desc' }
}

/** Filter and order as the call of a list takes them, where it takes them under their own names. */
export function criteriaOf<Conditions extends object, Key extends string>(
  filter: Conditions,
  sort: ListSort<Key> | null,
): Given<Conditions> & { sortBy?: Key; descending?: boolean } {
  return { ...given(filter), ...sorted(sort) }
}
