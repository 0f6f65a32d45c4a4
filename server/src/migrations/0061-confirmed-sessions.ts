import { type Kysely, sql } from 'kysely'

/**
 * Adds the time at which the password was last entered in a session. Nodes of the previous version do not set it, so
 * their sessions are asked for the password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column confirmed_at timestamptz`.execute(db)
  await sql`update session set confirmed_at = created_at`.execute(db)
  await sql`
    create table sign_in_challenge (
      challenge_hash text primary key,
      purpose text not null,
      subject text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_challenge_expires_at on sign_in_challenge (expires_at)`.execute(db)
}
