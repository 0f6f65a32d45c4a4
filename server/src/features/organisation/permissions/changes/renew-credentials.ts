import type { Kysely } from 'kysely'
import type { Email, PersonMail } from './emails.ts'

/**
 * Voids handed-over links and passwords of people who now have guarded permissions, and sends a link to those without a
 * password.
 * @param by administrator who thereby invites them
 */
export async function renewCredentials(
  db: Kysely<unknown>,
  people: readonly string[],
  by: string,
  mail: PersonMail,
): Promise<Email[]> {
  const emails: Email[] = []
  for (const userCode of await mail.revokeHandedOverCredentials(db, people)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const email = await mail.link(db, userCode, by)
    if (email !== null) emails.push(email)
  }
  return emails
}
