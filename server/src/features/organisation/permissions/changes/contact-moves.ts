import { changesContact, type ProposedChange } from '@apron/contract/rules/rights/permission-decision'
import type { Kysely } from 'kysely'
import type { ContactMove } from './email-texts.ts'
import type { Email, PersonMail } from './emails.ts'
import type { PermissionNotifier } from './notify-of-changes.ts'

/**
 * Notifies a person in the portal and at the old address that their links and codes may go to another address, before
 * and after the confirmation. Does nothing if the address stays.
 * @returns messages to send after the commit
 */
export async function notifyOfMove(
  db: Kysely<unknown>,
  rights: ProposedChange,
  by: string,
  move: ContactMove,
  {
    mail,
    notify,
  }: { readonly mail: Pick<PersonMail, 'moved'>; readonly notify: Pick<PermissionNotifier, 'moving'> },
): Promise<Email[]> {
  if (rights.of !== 'person' || rights.before === null || !changesContact(rights.before, rights.after))
    return []
  // A change that was made is reported together with the changed permissions.
  if (move === 'proposed') await notify.moving(db, rights.before.userCode, by)
  const email = mail.moved(rights.before, move)
  return email === null ? [] : [email]
}
