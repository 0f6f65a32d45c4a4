import { type RawBuilder, sql } from 'kysely'

/** Returns the update of an upsert in which these columns take the new values. For `doUpdateSet`. */
export function excluded<const Column extends string>(columns: readonly Column[]) {
  const values = columns.map(column => [column, sql.ref<never>(`excluded.${column}`)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column refers to its own new value
  return Object.fromEntries(values) as { readonly [Name in Column]: RawBuilder<never> }
}
