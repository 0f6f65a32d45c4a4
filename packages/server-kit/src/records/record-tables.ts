import { type RawBuilder, sql } from 'kysely'
import { recordColumns } from '../db/record-columns.ts'
import { historyOf } from './described/record-hooks.ts'
import { historyTable } from './history.ts'

/**
 * Returns the statements that create tables of described records and their histories, for a migration. Existing
 * databases were created with this text: never change it.
 * @param tables columns by table name
 */
export function recordTables(tables: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown>[] {
  const statements: RawBuilder<unknown>[] = []
  for (const [table, columns] of Object.entries(tables)) {
    const created = sql`create table ${sql.table(table)} (
      ${recordColumns},
      site_code text not null,
      ${columns}
    )`
    statements.push(created, ...historyTable(historyOf({ table }), table))
  }
  return statements
}
