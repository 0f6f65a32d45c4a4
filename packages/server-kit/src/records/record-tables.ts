import { type RawBuilder, sql } from 'kysely'
import { recordColumns } from '../db/record-columns.ts'
import { historyTable } from './history.ts'
import { historyOf } from './record-hooks.ts'

/** The table of a described record with its history, for a migration. Stores were made with this text: it never changes. */
export function recordTables(table: string, columns: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`create table ${sql.table(table)} (
      ${recordColumns},
      site_code text not null,
      ${columns}
    )`,
    ...historyTable(historyOf({ table }), table),
  ]
}
