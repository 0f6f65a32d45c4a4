import { type Kysely, sql } from 'kysely'

/** When those who had not acknowledged an alarm were last reminded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alarm add column reminded_at timestamptz`.execute(db)
}
