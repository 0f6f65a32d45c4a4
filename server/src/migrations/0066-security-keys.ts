import { type Kysely, sql } from 'kysely'

/**
 * Creates security keys and badges for login, and devices marked as one person's alone, which can be keys themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_device (
      device_hash text primary key,
      user_code text not null references app_user (user_code) on delete cascade,
      marked_at timestamptz not null
    )`.execute(db)
  await sql`
    create table security_key (
      id text primary key,
      user_code text not null references app_user (user_code) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      name text not null,
      device_hash text references own_device (device_hash),
      added_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index security_key_user_code on security_key (user_code)`.execute(db)
  await sql`create index security_key_device_hash on security_key (device_hash)`.execute(db)
}
