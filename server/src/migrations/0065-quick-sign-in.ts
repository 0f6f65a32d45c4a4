import { type Kysely, sql } from 'kysely'

/** Creates the people who may log in without a password on a device, with their PINs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quick_sign_in (
      id text primary key,
      user_code text not null references app_user (user_code) on delete cascade,
      device_hash text not null,
      pin_hash text,
      pin_tries integer not null,
      pin_until timestamptz,
      used_at timestamptz not null,
      unique (user_code, device_hash)
    )`.execute(db)
  await sql`create index quick_sign_in_device_hash on quick_sign_in (device_hash)`.execute(db)
  await sql`create index quick_sign_in_pin_until on quick_sign_in (pin_until)`.execute(db)
}
