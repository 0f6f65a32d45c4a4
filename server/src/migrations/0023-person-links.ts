import { type Kysely, sql } from 'kysely'

/** One-time links by which a person sets the first password; a person has one at most. Tokens are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_link (
      user_code text primary key references app_user (user_code) on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}
