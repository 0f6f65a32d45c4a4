import { type Kysely, sql } from 'kysely'

/** What a person has uploaded within a day is asked at each upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stored_file_by_owner on stored_file (owner, created_at)`.execute(db)
}
