import { type Kysely, sql } from 'kysely'

/**
 * Creates the one-time links for setting the first password. A person has at most one. Tokens are stored as hashes
 * only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_link (
      user_code text primary key references app_user (user_code) on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}
