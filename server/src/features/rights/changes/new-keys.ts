import type { Kysely } from 'kysely'
import type { Letter, PersonMail } from './person-mail.ts'

/**
 * People who now have guarded rights: a link or a password that went through somebody else's hands counts no more, and
 * whoever has no password gets a link at their own mobile or mail.
 * @param by who invites them by this
 */
export async function giveNewKeys(
  db: Kysely<unknown>,
  people: readonly string[],
  by: string,
  mail: PersonMail,
): Promise<Letter[]> {
  const letters: Letter[] = []
  for (const userCode of await mail.withdrawHandedKeys(db, people)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const letter = await mail.link(db, userCode, by)
    if (letter !== null) letters.push(letter)
  }
  return letters
}
