import { type Kysely, sql } from 'kysely'

/** Sessions and the steps before a login. Secrets are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id text primary key,
      token_hash text not null unique,
      previous_token_hash text unique,
      previous_until timestamptz,
      user_code text not null,
      site text not null,
      bind_hash text,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db)
  await sql`create index session_by_user on session (user_code)`.execute(db)

  await sql`
    create table captcha (
      captcha_key text primary key,
      pre_session_id text not null,
      answer_hash text not null,
      salt text not null,
      challenge text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index captcha_expiry on captcha (expires_at)`.execute(db)

  await sql`
    create table login_key (
      id text primary key,
      public_key text not null,
      sealed_private_key text not null,
      created_at timestamptz not null
    )`.execute(db)

  await sql`
    create table login_failure (
      scope text primary key,
      failures integer not null,
      last_failed_at timestamptz not null,
      blocked_until timestamptz
    )`.execute(db)

  await sql`
    create table known_device (
      user_code text not null,
      device_hash text not null,
      last_login_at timestamptz not null,
      primary key (user_code, device_hash)
    )`.execute(db)
}
