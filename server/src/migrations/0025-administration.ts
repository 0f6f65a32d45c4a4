import { type Kysely, sql } from 'kysely'

/** Two administrators who change the same record do not overwrite each other: every change names the version it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column version integer not null default 1`.execute(db)
  await sql`alter table role add column version integer not null default 1`.execute(db)
  await sql`alter table menu add column version integer not null default 1`.execute(db)
  await sql`alter table resource add column version integer not null default 1`.execute(db)
  // Whom a role must be taken from before it can go, and what needs a right.
  await sql`create index user_role_role on user_role (role_code)`.execute(db)
  await sql`create index role_resource_identify on role_resource (identify)`.execute(db)
  await sql`create index role_menu_menu on role_menu (menu_id)`.execute(db)
  await sql`create index menu_parent on menu (parent_id)`.execute(db)
}
