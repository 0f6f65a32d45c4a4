import { type RawBuilder, sql } from 'kysely'

/** A column that stores values of a directory. */
export interface ValueColumn {
  readonly directory: string
  readonly where: { readonly zh: string; readonly en: string }
  readonly count: (value: string) => RawBuilder<{ count: number }>
}

/** Describes one column of a table, or an expression on its rows. */
export const valueColumn = (
  directory: string,
  where: ValueColumn['where'],
  table: string,
  column: string | RawBuilder<string>,
): ValueColumn => ({
  directory,
  where,
  count: value => sql`
    select count(*)::int as count from ${sql.table(table)}
     where ${typeof column === 'string' ? sql.ref(column) : column} = ${value}`,
})
