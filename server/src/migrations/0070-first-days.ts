import { type Kysely, sql } from 'kysely'

/** Whether a person does not want to be led through the first days of the company any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table home_setting add column guide_dismissed boolean not null default false`.execute(db)
}
