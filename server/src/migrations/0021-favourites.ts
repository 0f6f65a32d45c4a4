import { type Kysely, sql } from 'kysely'

/** Creates the favourite pages of people. Each page once per person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite (
      id uuid primary key,
      user_code text not null references app_user (user_code),
      name text not null,
      url text not null,
      created_at timestamptz not null,
      unique (user_code, url)
    )`.execute(db)
}
