import { type RawBuilder, sql } from 'kysely'
import { recordColumns } from '../db/record-columns.ts'
import { historyTable } from './history.ts'
import { historyOf } from './record-hooks.ts'

/**
 * The tables of described records with their histories, for a migration. Stores were made with this text: it never changes.
 * @param tables name → its own columns
 */
export function recordTables(tables: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown>[] {
  return Object.entries(tables).flatMap(([table, columns]) => [
    sql`create table ${sql.table(table)} (
      ${recordColumns},
      site_code text not null,
      ${columns}
    )`,
    ...historyTable(historyOf({ table }), table),
  ])
}
