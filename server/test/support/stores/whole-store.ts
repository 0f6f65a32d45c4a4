import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { type StorePlace, silentLog } from './store-places.ts'

/** Returns every row of every table of a store, read without any permission checks. */
export async function wholeStore({ settings }: StorePlace): Promise<string> {
  const database = await openDatabase(settings, silentLog)
  try {
    const names = await tablesOf(database.kysely)
    const rows: string[] = []
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: all of it at once is more than is needed
      const { rows: of } = await sql<{
        row: string
      }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(database.kysely)
      rows.push(name, ...of.map(({ row }) => row))
    }
    return rows.join('\n')
  } finally {
    await database.close()
  }
}

async function tablesOf(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  return rows.map(({ name }) => name)
}
