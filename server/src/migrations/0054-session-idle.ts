import { type Kysely, sql } from 'kysely'

/**
 * Adds the idle limit of a session, as decided at its last use. Nodes of the previous version always use half an hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column idle_seconds integer not null default 1800`.execute(db)
}
