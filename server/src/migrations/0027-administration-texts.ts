import { type Kysely, sql } from 'kysely'

/**
 * Adds versions to texts and notices, so that nobody overwrites another administrator's change. Notices can be drafts
 * or withdrawn. A withdrawn one has no time of publication, so that servers of the previous version hide it too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table department add column version integer not null default 1`.execute(db)
  await sql`alter table airport add column version integer not null default 1`.execute(db)
  await sql`alter table translation add column version integer not null default 1`.execute(db)
  await sql`
    alter table notice
      alter column published_at drop not null,
      add column withdrawn_at timestamptz,
      add column updated_by text,
      add column updated_at timestamptz,
      add column version integer not null default 1`.execute(db)

  await sql`create index user_site_by_site on user_site (site)`.execute(db)
  await sql`create index app_user_default_site on app_user (default_site)`.execute(db)
}
