import { type Kysely, sql } from 'kysely'

/** Adds versions to administered records, so that two administrators do not overwrite each other's changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column version integer not null default 1`.execute(db)
  await sql`alter table role add column version integer not null default 1`.execute(db)
  await sql`alter table menu add column version integer not null default 1`.execute(db)
  await sql`alter table resource add column version integer not null default 1`.execute(db)
  // Find the holders of a role before it is deleted, and the users of a permission.
  await sql`create index user_role_role on user_role (role_code)`.execute(db)
  await sql`create index role_resource_identify on role_resource (identify)`.execute(db)
  await sql`create index role_menu_menu on role_menu (menu_id)`.execute(db)
  await sql`create index menu_parent on menu (parent_id)`.execute(db)
}
