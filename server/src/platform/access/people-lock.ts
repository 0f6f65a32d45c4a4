import { type Kysely, sql } from 'kysely'

/** Held while people, roles and what they may do are changed, so that two changes which are each right do not add up to a wrong one. */
const PEOPLE_LOCK = 730_025

/** One change of people and rights at a time; ends with the transaction. */
export async function lockPeople(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PEOPLE_LOCK)})`.execute(db)
}
