import { type Kysely, sql } from 'kysely'

/** Users with their roles, posts and the sites they work at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table role (code text primary key, name_zh text not null, name_en text not null)`.execute(
    db,
  )
  await sql`
    create table post (
      code text primary key,
      name_zh text not null,
      name_en text not null,
      delegable boolean not null
    )`.execute(db)
  await sql`
    create table app_user (
      user_code text primary key,
      name_zh text not null,
      name_en text not null,
      sex text not null check (sex in ('M', 'F')),
      user_type text not null check (user_type in ('employee', 'enterprise')),
      dept_code text not null references department (code),
      password_hash text,
      password_changed_at timestamptz,
      enabled boolean not null default true,
      default_site text not null references airport (three_code)
    )`.execute(db)
  await sql`create index app_user_department on app_user (dept_code)`.execute(db)

  await sql`
    create table user_role (
      user_code text not null references app_user (user_code),
      role_code text not null references role (code),
      primary key (user_code, role_code)
    )`.execute(db)
  await sql`
    create table user_post (
      user_code text not null references app_user (user_code),
      post_code text not null references post (code),
      primary key (user_code, post_code)
    )`.execute(db)
  await sql`create index user_post_post on user_post (post_code)`.execute(db)
  await sql`
    create table user_site (
      user_code text not null references app_user (user_code),
      site text not null references airport (three_code),
      primary key (user_code, site)
    )`.execute(db)
}
