import { type Kysely, sql } from 'kysely'

/** Finds lines of the audit by what they are about, also those of earlier versions that say it in a sentence alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index security_audit_by_sentence
      on security_audit ((rtrim(split_part(details ->> 'change', ' ', 2), ':')), id)
      where event = 'administration'`.execute(db)
}
