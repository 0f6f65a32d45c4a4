import { type Expression, type RawBuilder, sql } from 'kysely'

/** Sorts a list by names as browsers do: Chinese by pinyin, letters whatever their case, numbers by value. Not by the alias of a column. */
export function byName(name: Expression<string>): RawBuilder<string> {
  return sql<string>`(${name}) collate name_order`
}
