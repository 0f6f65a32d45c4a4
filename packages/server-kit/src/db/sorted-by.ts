import { type SelectQueryBuilder, sql } from 'kysely'
import { byPlace } from './name-order.ts'

export interface SortWish<Key extends string> {
  /** Name of a column in camel case; the schema of the call lets only those through that lists are sorted by. */
  readonly sortBy: Key
  readonly descending?: boolean | undefined
  /** For a column that holds codes: the codes in the order of the names it shows, or of the process they belong to. */
  readonly codes?: readonly string[] | null
}

/** The rows by one column of a table, what has no value last. The order of equal ones is for the caller to add. */
export function sortedBy<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  table: string,
  { sortBy, descending = false, codes = null }: SortWish<string>,
): SelectQueryBuilder<Tables, From, Row> {
  const column = sql.ref(`${table}.${columnOf(sortBy)}`)
  const place = codes === null ? column : byPlace(column, codes)
  return found.orderBy(place, order => (descending ? order.desc() : order.asc()).nullsLast())
}

/** `planEnd` → `plan_end`. */
export function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
