import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The time of a PostgreSQL server; null for the embedded store, which has the clock of this process. */
export function storeTimeOf({
  kind,
  kysely,
}: Pick<Database, 'kind' | 'kysely'>): (() => Promise<Date>) | null {
  if (kind === 'pglite') return null
  return async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely)
    const [row] = rows
    if (row === undefined) throw new Error('The database did not tell its time')
    return row.now
  }
}
