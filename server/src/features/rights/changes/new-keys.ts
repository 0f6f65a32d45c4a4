import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { addEndedSessions } from '../../../platform/live/hints.ts'
import type { PersonLinksTables } from '../../people/links/person-links.tables.ts'
import type { SessionTables } from '../../people/sessions/session.tables.ts'
import type { UsersTables } from '../../people/users/users.tables.ts'
import type { Letter, PersonMail } from './person-mail.ts'

type Tables = UsersTables & PersonLinksTables & SessionTables

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
  const store = db.withTables<Tables>()
  const named = sql<string>`any(${[...people]}::text[])`
  await store.deleteFrom('person_link').where('user_code', '=', named).execute()
  const byHand = await store
    .updateTable('app_user')
    .set({ password_hash: null, invited_by_hand: false })
    .where('user_code', '=', named)
    .where('invited_by_hand', '=', true)
    .returning('user_code')
    .execute()
  const ended = byHand.map(({ user_code }) => user_code)
  await store.deleteFrom('session').where('user_code', '=', sql<string>`any(${ended}::text[])`).execute()
  addEndedSessions(ended)
  const without = await store
    .selectFrom('app_user')
    .select('user_code')
    .where('user_code', '=', named)
    .where('password_hash', 'is', null)
    .where('enabled', '=', true)
    .orderBy('user_code')
    .execute()
  const letters: Letter[] = []
  for (const { user_code } of without) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const letter = await mail.link(db, user_code, by)
    if (letter !== null) letters.push(letter)
  }
  return letters
}
