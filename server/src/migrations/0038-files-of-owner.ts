import { type Kysely, sql } from 'kysely'

/** Adds an index for the bytes that a person uploaded within a day, which each upload checks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stored_file_by_owner on stored_file (owner, created_at)`.execute(db)
}
