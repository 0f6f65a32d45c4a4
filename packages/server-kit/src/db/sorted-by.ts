import { type SelectQueryBuilder, sql } from 'kysely'
import { byPosition } from './name-order.ts'

export interface SortRequest<Key extends string> {
  /** Name of a column in camel case. The schema of the call allows only sortable columns. */
  readonly sortBy: Key
  readonly descending?: boolean | undefined
  /** Codes in the order of their names or of their process, for a column that holds codes. */
  readonly codes?: readonly string[] | null
}

/** Sorts the rows by one column of a table, empty values last. The caller must add an order for equal values. */
export function sortedBy<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  table: string,
  { sortBy, descending = false, codes = null }: SortRequest<string>,
): SelectQueryBuilder<Tables, From, Row> {
  const column = sql.ref(`${table}.${columnOf(sortBy)}`)
  const place = codes === null ? column : byPosition(column, codes)
  return found.orderBy(place, order => (descending ? order.desc() : order.asc()).nullsLast())
}

/** Converts a name in camel case to snake case: `planEnd` → `plan_end`. */
export function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
