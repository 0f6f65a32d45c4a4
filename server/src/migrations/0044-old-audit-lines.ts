import { type Kysely, sql } from 'kysely'

/**
 * Adds an index to find audit entries by their subject, including entries of earlier versions, which name it only in a
 * sentence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index security_audit_by_sentence
      on security_audit ((rtrim(split_part(details ->> 'change', ' ', 2), ':')), id)
      where event = 'administration'`.execute(db)
}
