import { type Kysely, sql } from 'kysely'

/** What has waited longest for a person is found by its end of an index, however much waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index flow_candidate_waiting on flow_candidate (user_code, opened_at, instance_id, number)
     where is_open`.execute(db)
}
