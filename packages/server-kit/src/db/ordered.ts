import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { columnOf } from './sorted-by.ts'

/** The order that a list is asked for; without `sortBy` as it is usually read. */
export interface OrderWish<Key extends string> {
  readonly sortBy?: Key | undefined
  readonly descending?: boolean | undefined
}

/** What a list is sorted by, for each key that its call lets through; null: the column of this name. */
export type OrderColumns<Key extends string> = Readonly<Record<Key, Expression<unknown> | null>>

/**
 * The rows in the order that is wished for, what has no value last, equal ones by `tie`, which leaves nothing open; without a wish as
 * `usual` says.
 */
export function ordered<Tables, From extends keyof Tables, Row, Key extends string>(
  found: SelectQueryBuilder<Tables, From, Row>,
  { sortBy, descending = false }: OrderWish<Key>,
  columns: OrderColumns<Key>,
  usual: (found: SelectQueryBuilder<Tables, From, Row>) => SelectQueryBuilder<Tables, From, Row>,
  tie: string,
): SelectQueryBuilder<Tables, From, Row> {
  if (sortBy === undefined) return usual(found)
  const column = columns[sortBy] ?? sql.ref(columnOf(sortBy))
  return found
    .orderBy(column, order => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy(sql.ref(tie))
}
