import { type Kysely, sql } from 'kysely'

/** Creates the counters of serial numbers, one per prefix and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table serial_counter (
      prefix text not null check (prefix ~ '^[A-Z]{2,3}$'),
      year smallint not null,
      last_number integer not null,
      primary key (prefix, year)
    )`.execute(db)
}
