import { type Kysely, sql } from 'kysely'

/** The token that the session of a password change goes on with. Null where a node of the version before began the change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table password_change add column next_token_hash text`.execute(db)
}
