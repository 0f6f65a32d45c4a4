import { type Kysely, sql } from 'kysely'

/**
 * Makes the dictionary editable: versions, directory revisions, directories that steer decisions, and directories
 * offered by applications.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dictionary_directory
      add column steers boolean not null default false,
      add column revision bigint not null default 1,
      add column version integer not null default 1`.execute(db)
  await sql`alter table dictionary_entry add column version integer not null default 1`.execute(db)
  await sql`
    alter table if exists rights_change
      drop constraint rights_change_kind_check,
      add constraint rights_change_kind_check check (kind in ('user', 'enable', 'role', 'dictionary')),
      drop constraint rights_change_why_check,
      add constraint rights_change_why_check
        check (why in ('guarded', 'ownRole', 'contact', 'reopened', 'steering'))`.execute(db)
  await sql`
    alter table app_offer
      drop constraint app_offer_kind_check,
      add constraint app_offer_kind_check check (kind in ('page', 'right', 'dictionary'))`.execute(db)
}
