import { type RawBuilder, sql } from 'kysely'
import { recordColumns } from '../db/record-columns.ts'
import { historyOf } from './described/record-hooks.ts'
import { historyTable } from './history.ts'

/**
 * The tables of described records with their histories, for a migration. Stores were made with this text: it never changes.
 * @param tables name → its own columns
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
