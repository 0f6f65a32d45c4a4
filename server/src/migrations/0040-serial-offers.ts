import { type Kysely, sql } from 'kysely'

/** Creates the numbers that forms show to a person before anything is saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table serial_offer (
      user_code text not null references app_user (user_code) on delete cascade,
      prefix text not null,
      year smallint not null,
      number integer not null,
      offered_at timestamptz not null,
      primary key (user_code, prefix)
    )`.execute(db)
}
