import { type Kysely, sql } from 'kysely'

/** Adds the time of the last reminder to people who have not acknowledged an alarm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alarm add column reminded_at timestamptz`.execute(db)
}
