import { type Kysely, sql } from 'kysely'

/** Creates list settings: named views, one of which may be the default, and the last page size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_view (
      id uuid primary key,
      user_code text not null references app_user (user_code) on delete cascade,
      code text not null,
      name text not null,
      view text not null,
      standard boolean not null,
      updated_at timestamptz not null,
      unique (user_code, code, name)
    )`.execute(db)
  await sql`create unique index list_view_standard on list_view (user_code, code) where standard`.execute(db)
  await sql`
    create table list_size (
      user_code text not null references app_user (user_code) on delete cascade,
      code text not null,
      size integer not null,
      updated_at timestamptz not null,
      primary key (user_code, code)
    )`.execute(db)
}
