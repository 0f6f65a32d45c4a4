import { type Kysely, sql } from 'kysely'

/** Records who chose a version or switched an application off, and counts loads, failures and use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A pinned version was chosen by a person. A later build does not replace it.
  await sql`
    alter table sub_application
      add column pinned boolean not null default false,
      add column switched_by text,
      add column switched_at timestamptz`.execute(db)
  await sql`update sub_application set pinned = changed_by <> 'server'`.execute(db)

  // Counts only, without any link to a person.
  await sql`
    create table sub_app_usage (
      name text not null,
      version text not null,
      day date not null,
      loads integer not null,
      load_times integer[] not null,
      load_failed integer not null,
      crashed integer not null,
      errors integer not null,
      last_cause text,
      last_seen timestamptz not null,
      primary key (name, version, day)
    )`.execute(db)
  await sql`create index sub_app_usage_by_day on sub_app_usage (day)`.execute(db)

  // Versions loaded by open sessions. A row ends with its session.
  await sql`
    create table sub_app_session (
      session_id text not null references session (id) on delete cascade,
      name text not null,
      version text not null,
      last_seen timestamptz not null,
      primary key (session_id, name, version)
    )`.execute(db)

  // For databases filled before this permission existed. New ones are filled after the migrations.
  await sql`
    insert into resource (identify, url, title_zh, title_en)
    select 'portal:subApp:manage', '/subApps', '管理子应用', 'Manage sub-applications'
     where exists (select from role where code = 'ADMIN')
    on conflict do nothing`.execute(db)
  await sql`
    insert into role_resource (role_code, identify, user_type)
    select 'ADMIN', identify, 'employee' from resource where identify = 'portal:subApp:manage'
    on conflict do nothing`.execute(db)
}
