import { type Kysely, sql } from 'kysely'

/** Adds an index that finds a person's longest-waiting task directly, however many wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index flow_candidate_waiting on flow_candidate (user_code, opened_at, instance_id, number)
     where is_open`.execute(db)
}
