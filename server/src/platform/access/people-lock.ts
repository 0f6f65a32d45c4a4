import { type Kysely, sql } from 'kysely'

/**
 * Lock number for changes of people, roles and permissions, so that two changes, each valid alone, cannot add up to an
 * invalid one.
 */
const PEOPLE_LOCK = 730_025

/** Serialises changes of people and permissions until the transaction ends. */
export async function lockPeople(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PEOPLE_LOCK)})`.execute(db)
}
