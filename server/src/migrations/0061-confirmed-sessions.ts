import { type Kysely, sql } from 'kysely'

/** When the password was last typed in a session: until now each began with it. A node of before says nothing, and its sessions are asked. */
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
