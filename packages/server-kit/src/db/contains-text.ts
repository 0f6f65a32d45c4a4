import { type RawBuilder, sql } from 'kysely'

/**
 * A condition: the columns, read as one line, contain what somebody typed; upper and lower case are the same, nothing typed is in
 * every line. `strpos` instead of LIKE: nothing in the text is a wildcard.
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const line = sql.join(columns.map(column => sql.ref(column)))
  return sql<boolean>`strpos(lower(concat_ws(' ', ${line})), lower(${text.trim()})) > 0`
}
