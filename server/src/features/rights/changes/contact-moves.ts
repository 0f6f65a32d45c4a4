import { movesContact, type WantedRights } from '@apron/contract/rules/rights/rights-decision'
import type { Kysely } from 'kysely'
import type { ContactMove } from './letter-texts.ts'
import type { Letter, PersonMail } from './person-mail.ts'
import type { TellRights } from './tell-rights.ts'

/**
 * Says in the portal and at the old address that links and codes of an account may go elsewhere, before and after a second
 * administrator has agreed. Nothing where they do not.
 * @returns letters to be delivered after the commit
 */
export async function tellOfMove(
  db: Kysely<unknown>,
  rights: WantedRights,
  by: string,
  move: ContactMove,
  { mail, tell }: { readonly mail: Pick<PersonMail, 'moved'>; readonly tell: Pick<TellRights, 'moving'> },
): Promise<Letter[]> {
  if (rights.of !== 'person' || rights.before === null || !movesContact(rights.before, rights.after))
    return []
  // What was made is told with the rights that changed.
  if (move === 'proposed') await tell.moving(db, rights.before.userCode, by)
  const letter = mail.moved(rights.before, move)
  return letter === null ? [] : [letter]
}
