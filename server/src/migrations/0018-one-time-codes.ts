import { type Kysely, sql } from 'kysely'

/**
 * Creates the contacts and id-card numbers of people, and the codes sent to them. Id-card numbers and codes are stored
 * as keyed hashes only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_contact (
      user_code text primary key references app_user (user_code),
      mobile text,
      email text,
      id_card_hash text unique
    )`.execute(db)

  await sql`
    create table one_time_code (
      purpose text not null check (purpose in ('login', 'password')),
      subject text not null,
      device_hash text not null,
      code_hash text not null,
      tries_left integer not null,
      expires_at timestamptz not null,
      primary key (purpose, subject, device_hash)
    )`.execute(db)
  await sql`create index one_time_code_expiry on one_time_code (expires_at)`.execute(db)

  await sql`
    create table code_sending (
      scope text primary key,
      sent integer not null,
      first_sent_at timestamptz not null,
      last_sent_at timestamptz not null
    )`.execute(db)

  // A captcha is valid for one purpose only.
  await sql`alter table captcha add column purpose text not null default 'login'`.execute(db)
}
