import { type Kysely, sql } from 'kysely'

/** Visible columns of a table, one row per user and table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table column_setting (
      id uuid primary key,
      user_code text not null references app_user (user_code),
      code text not null,
      value text not null,
      updated_at timestamptz not null,
      unique (user_code, code)
    )`.execute(db)
}
