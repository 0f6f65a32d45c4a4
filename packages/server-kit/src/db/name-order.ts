import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * Sorts by name as browsers do: Chinese by pinyin, case-insensitive, numbers by value. Does not accept a column alias.
 */
export function byName(name: Expression<string>): RawBuilder<string> {
  return sql<string>`(${name}) collate name_order`
}

/** Sorts codes by their position in a list: states and kinds in process order, the same in every language. */
export function byPosition(code: Expression<unknown>, codes: readonly string[]): RawBuilder<number> {
  return sql<number>`array_position(${[...codes]}::text[], ${code})`
}
