import { type Kysely, sql } from 'kysely'

/** Creates the keys that encrypt a person's drafts on a device. The drafts themselves never leave the device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draft_key (
      user_code text not null references app_user (user_code) on delete cascade,
      device_hash text not null,
      key text not null,
      made_at timestamptz not null,
      used_at timestamptz not null,
      primary key (user_code, device_hash)
    )`.execute(db)
  await sql`create index draft_key_used_at on draft_key (used_at)`.execute(db)
}
