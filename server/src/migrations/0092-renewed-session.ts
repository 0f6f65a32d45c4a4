import { type Kysely, sql } from 'kysely'

/**
 * Adds the hash of the session's next token to password changes. Null if a node of the previous version started the
 * change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table password_change add column next_token_hash text`.execute(db)
}
