import { type Kysely, sql } from 'kysely'

/**
 * Creates signed versions of sub-applications uploaded in the browser, with their outcome, and the people who try them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sub_app_upload (
      id integer primary key generated always as identity,
      name text not null,
      version text not null,
      key_id text not null,
      signed_at timestamptz not null,
      digest text not null,
      files integer not null,
      bytes integer not null,
      against text,
      pages_added text[] not null,
      pages_removed text[] not null,
      public_added text[] not null,
      file_url text not null,
      uploaded_by text not null,
      uploaded_at timestamptz not null,
      expires_at timestamptz not null,
      state text not null,
      decided_by text,
      decided_at timestamptz
    )`.execute(db)
  await sql`
    create unique index sub_app_upload_once on sub_app_upload (name, version)
     where state in ('waiting', 'installed')`.execute(db)
  await sql`
    create table sub_app_trial (
      name text primary key,
      version text not null,
      users text[] not null,
      roles text[] not null,
      ends_at timestamptz not null,
      set_by text not null,
      set_at timestamptz not null
    )`.execute(db)
  // For databases filled before this permission existed. New ones are filled after the migrations.
  await sql`
    insert into resource (identify, url, title_zh, title_en)
    select 'portal:subApp:upload', url, '上传子应用版本', 'Upload versions of sub-applications'
      from resource where identify = 'portal:subApp:manage'
    on conflict do nothing`.execute(db)
  await sql`
    insert into role_resource (role_code, identify, user_type)
    select 'ADMIN', identify, 'employee' from resource where identify = 'portal:subApp:upload'
    on conflict do nothing`.execute(db)
}
