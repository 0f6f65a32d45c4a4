import { type Kysely, sql } from 'kysely'

/**
 * Creates the home page settings, one row per person. Null is the default. Boxes and choices name their sources by
 * text, because sources come and go with deployments and nothing may be lost meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table home_setting (
      user_code text primary key references app_user (user_code),
      index_type smallint not null default 1 check (index_type in (1, 2)),
      boxes jsonb,
      applications jsonb,
      muted_applications jsonb,
      updated_at timestamptz not null
    )`.execute(db)
}
