import { type Kysely, sql } from 'kysely'

/**
 * Creates the single-use tokens for a password change. A session has at most one, which is deleted with it. Stored as
 * hashes only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_change (
      session_id text primary key references session (id) on delete cascade,
      token_hash text not null unique,
      failure_scope text not null,
      expires_at timestamptz not null
    )`.execute(db)
}
