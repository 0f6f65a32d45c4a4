import { type Kysely, sql } from 'kysely'

/** Records whether a person has dismissed the set-up guide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table home_setting add column guide_dismissed boolean not null default false`.execute(db)
}
