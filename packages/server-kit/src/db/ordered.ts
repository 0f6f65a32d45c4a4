import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { columnOf } from './sorted-by.ts'

/** Requested sort order of a list. Without `sortBy`, the default order applies. */
export interface OrderRequest<Key extends string> {
  readonly sortBy?: Key | undefined
  readonly descending?: boolean | undefined
}

/** Sort expressions by sort key. Null: the column of the same name. */
export type OrderColumns<Key extends string> = Readonly<Record<Key, Expression<unknown> | null>>

/**
 * Sorts the rows by the requested key, empty values last. `tie` is a unique column that orders equal rows. Without
 * `sortBy`, `defaultOrder` sets the order.
 */
export function ordered<Tables, From extends keyof Tables, Row, Key extends string>(
  found: SelectQueryBuilder<Tables, From, Row>,
  { sortBy, descending = false }: OrderRequest<Key>,
  columns: OrderColumns<Key>,
  defaultOrder: (found: SelectQueryBuilder<Tables, From, Row>) => SelectQueryBuilder<Tables, From, Row>,
  tie: string,
): SelectQueryBuilder<Tables, From, Row> {
  if (sortBy === undefined) return defaultOrder(found)
  const column = columns[sortBy] ?? sql.ref(columnOf(sortBy))
  return found
    .orderBy(column, order => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy(sql.ref(tie))
}
