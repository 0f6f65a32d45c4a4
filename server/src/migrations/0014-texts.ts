import { type Kysely, sql } from 'kysely'

/** Texts kept on the server: overriding translations, and notices for the login page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation (
      id uuid primary key,
      project_code text not null,
      project_name text not null,
      code text not null,
      chinese text not null,
      english text not null,
      type smallint not null check (type in (1, 2)),
      created_by text not null,
      created_at timestamptz not null,
      updated_by text not null,
      updated_at timestamptz not null,
      unique (project_code, code)
    )`.execute(db)
  await sql`
    create table notice (
      id uuid primary key,
      kind text not null check (kind in ('notice', 'version')),
      title_zh text not null,
      title_en text not null,
      content_zh text not null,
      content_en text not null,
      published_at timestamptz not null
    )`.execute(db)
  await sql`create index notice_published on notice (published_at desc)`.execute(db)
}
