import { type Kysely, sql } from 'kysely'

/** Creates the list of sub-applications that have filled their tables for the demo organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table demo_seed (plugin text primary key, seeded_at timestamptz not null)`.execute(db)
}
