import type { Kysely } from 'kysely'
import type { OwnContact } from '../../../platform/access/hidden-contact.ts'
import type { AuthTables } from '../../auth/auth.tables.ts'
import type { CodeDelivery, CodeMessage } from '../../auth/code-delivery.ts'
import { type ContactMove, linkText, moveText } from './letter-texts.ts'

export interface PersonMailDeps {
  readonly delivery: CodeDelivery
  /** Told when a message could not be delivered. */
  readonly undelivered: (error: unknown) => void
  readonly publicUrl: string
  /** The token of a one-time link; an earlier one stops to work. */
  readonly newLink: NewLink
  readonly withdrawHandedKeys: WithdrawHandedKeys
}

/** Links and passwords that went through somebody else's hands count no more. @returns who has no password now */
export type WithdrawHandedKeys = (db: Kysely<unknown>, userCodes: readonly string[]) => Promise<string[]>

/** @param made who made it, and whether it is handed to them or goes to the person */
export type NewLink = (
  db: Kysely<unknown>,
  userCode: string,
  made: { readonly by: string; readonly handed: boolean },
) => Promise<string>

/** What is to be brought to a person's own mobile or mail when the change has been stored. */
export type Letter = CodeMessage

/** Links and news that go to the person alone, never to whoever asked for them. */
export interface PersonMail {
  contactOf(db: Kysely<unknown>, userCode: string): Promise<OwnContact>
  readonly withdrawHandedKeys: WithdrawHandedKeys
  /** A link for a password; null for somebody who cannot be reached. */
  link(db: Kysely<unknown>, userCode: string, by: string): Promise<Letter | null>
  /** Says at the old address that there is or may be a new one; null where there was none. */
  moved(old: OwnContact, move: ContactMove): Letter | null
  /** After the commit. A failure is logged: whoever asked can ask again. */
  deliver(letters: readonly Letter[]): void
  /** After the commit, for who waits for it. @returns whether it was taken; a failure is logged */
  deliverNow(letter: Letter): Promise<boolean>
  /** Whether messages reach people, and not only a file at the server. */
  readonly reachesPeople: boolean
}

export function createPersonMail({
  delivery,
  undelivered,
  publicUrl,
  newLink,
  withdrawHandedKeys,
}: PersonMailDeps): PersonMail {
  return {
    contactOf,
    withdrawHandedKeys,
    async link(db, userCode, by) {
      const contact = await contactOf(db, userCode)
      if (!reachable(contact)) return null
      const token = await newLink(db, userCode, { by, handed: false })
      return letter('link', contact, linkText(`${publicUrl}/welcome?token=${token}`))
    },
    moved: (old, move) => (reachable(old) ? letter('notice', old, moveText(move)) : null),
    deliver(letters) {
      for (const each of letters) void delivery.send(each).catch(undelivered)
    },
    async deliverNow(each) {
      try {
        await delivery.send(each)
        return true
      } catch (error) {
        undelivered(error)
        return false
      }
    },
    reachesPeople: delivery.reachesPeople,
  }
}

function letter(purpose: Letter['purpose'], { mobile, email }: OwnContact, text: string): Letter {
  return {
    mobile: mobile === '' ? null : mobile,
    email: email === '' ? null : email,
    purpose,
    code: '',
    language: 'zh',
    text,
  }
}

function reachable({ mobile, email }: OwnContact): boolean {
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
