import { type Expression, type RawBuilder, sql } from 'kysely'

/** Sorts by name as browsers do: Chinese by pinyin, case-insensitive, numbers by value. Does not accept the alias of a column. */
export function byName(name: Expression<string>): RawBuilder<string> {
  return sql<string>`(${name}) collate name_order`
}
