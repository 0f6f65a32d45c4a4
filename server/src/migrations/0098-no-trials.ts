import { type Kysely, sql } from 'kysely'

/** Drops the trial versions of sub-applications: a version is active for everybody or for nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sub_app_trial`.execute(db)
}
