import { type Kysely, sql } from 'kysely'

/** How long a session may be unused, as it was decided at its last use; a node of before knows half an hour only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column idle_seconds integer not null default 1800`.execute(db)
}
