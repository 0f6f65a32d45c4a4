import type { TabLocation } from '@apron/sdk'
import { isEqual } from 'es-toolkit/predicate'
import { type FilterFields, type FilterOf, noFilter, readFilter } from './filter-fields.ts'

type Query = Readonly<Record<string, string>>

/** Returns the possible meanings of a query parameter: the text, a list separated by commas, a set flag. */
const meanings = (value: string): readonly unknown[] => [value, value.split(','), value === 'true']

/**
 * Returns the filter in an address such as `?status=ISSUED,RETURNED&overdue=true`, or null if there is none. Ignores
 * values that a field cannot read.
 */
export function filterFromQuery<Fields extends FilterFields>(
  fields: Fields,
  query: Query,
): FilterOf<Fields> | null {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const value = query[name]
    if (value === undefined) return []
    const meant = meanings(value).find(each => !isEqual(field.read(each), field.none))
    return meant === undefined ? [] : [[name, meant] as const]
  })
  return asked.length === 0 ? null : { ...noFilter(fields), ...readFilter(fields, Object.fromEntries(asked)) }
}

/**
 * Returns the address of a tab without the filter that was just applied, so that later changes are kept and the same link applies again.
 * Null if the address must stay: with `multipleTabs` it identifies the tab (TAB-04).
 */
export function addressWithout(
  { path, query, hash }: Pick<TabLocation, 'path' | 'query' | 'hash'>,
  isAsked: (name: string) => boolean,
): `/${string}` | null {
  if ('multipleTabs' in query) return null
  const rest = new URLSearchParams(Object.entries(query).filter(([name]) => !isAsked(name))).toString()
  return `/${path.slice(1)}${rest === '' ? '' : `?${rest}`}${hash}`
}
