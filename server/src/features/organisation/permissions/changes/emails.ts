import type { Kysely } from 'kysely'
import type { OwnContact } from '../../../../platform/access/hidden-contact.ts'
import type { AuthTables } from '../../../auth/auth.tables.ts'
import type { CodeDelivery, CodeMessage } from '../../../auth/codes/code-delivery.ts'
import { type ContactMove, linkText, moveText } from './email-texts.ts'

export interface PersonMailDeps {
  readonly delivery: CodeDelivery
  /** Called when a message could not be delivered. */
  readonly onDeliveryFailure: (error: unknown) => void
  readonly publicUrl: string
  /** Creates the token of a one-time link and voids earlier ones. */
  readonly newLink: NewLink
  readonly revokeHandedOverCredentials: RevokeHandedOverCredentials
}

/** Voids links and passwords that were handed over. @returns the people without a password now */
export type RevokeHandedOverCredentials = (
  db: Kysely<unknown>,
  userCodes: readonly string[],
) => Promise<string[]>

/** Creates a link. @param made its administrator, and whether it is handed over or sent to the person */
export type NewLink = (
  db: Kysely<unknown>,
  userCode: string,
  made: { readonly by: string; readonly handed: boolean },
) => Promise<string>

/** A message to a person's own mobile or mail, sent after the change is stored. */
export type Email = CodeMessage

/** Links and notices that go only to the person, never to the administrator. */
export interface PersonMail {
  contactOf(db: Kysely<unknown>, userCode: string): Promise<OwnContact>
  readonly revokeHandedOverCredentials: RevokeHandedOverCredentials
  /** Creates a password link. Returns null if the person has no contact. */
  link(db: Kysely<unknown>, userCode: string, by: string): Promise<Email | null>
  /** Notifies the old address of a new one. Returns null if there was none. */
  moved(old: OwnContact, move: ContactMove): Email | null
  /** Sends after the commit. Failures are logged; the administrator can try again. */
  deliver(emails: readonly Email[]): void
  /** Sends after the commit and waits. @returns whether it was accepted; a failure is logged */
  deliverNow(email: Email): Promise<boolean>
  /** False if messages only go to a file on the server. */
  readonly reachesPeople: boolean
}

export function createPersonMail({
  delivery,
  onDeliveryFailure,
  publicUrl,
  newLink,
  revokeHandedOverCredentials,
}: PersonMailDeps): PersonMail {
  return {
    contactOf,
    revokeHandedOverCredentials,
    async link(db, userCode, by) {
      const contact = await contactOf(db, userCode)
      if (!hasContact(contact)) return null
      const token = await newLink(db, userCode, { by, handed: false })
      return newEmail('link', contact, linkText(`${publicUrl}/welcome?token=${token}`))
    },
    moved: (old, move) => (hasContact(old) ? newEmail('notice', old, moveText(move)) : null),
    deliver(emails) {
      for (const each of emails) void delivery.send(each).catch(onDeliveryFailure)
    },
    async deliverNow(each) {
      try {
        await delivery.send(each)
        return true
      } catch (error) {
        onDeliveryFailure(error)
        return false
      }
    },
    reachesPeople: delivery.reachesPeople,
  }
}

function newEmail(purpose: Email['purpose'], { mobile, email }: OwnContact, text: string): Email {
  return {
    mobile: mobile === '' ? null : mobile,
    email: email === '' ? null : email,
    purpose,
    code: '',
    language: 'zh',
    text,
  }
}

function hasContact({ mobile, email }: OwnContact): boolean {
  return mobile !== '' || email !== ''
}

async function contactOf(db: Kysely<unknown>, userCode: string): Promise<OwnContact> {
  const row = await db
    .withTables<Pick<AuthTables, 'login_contact'>>()
    .selectFrom('login_contact')
    .select(['mobile', 'email'])
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  return { mobile: row?.mobile ?? '', email: row?.email ?? '' }
}
