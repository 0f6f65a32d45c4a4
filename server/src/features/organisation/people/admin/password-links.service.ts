import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PERSON_LINK_MS } from '@apron/contract/limits/password'
import type { AdminUser, Invitation, SentLink } from '@apron/contract/organisation/admin-user'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hiddenContact } from '../../../../platform/access/hidden-contact.ts'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor, Email, NewLink, PermissionGuard } from '../../permissions/permissions.ts'
import { userOf } from './change-users.service.ts'

export interface PasswordLinksDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly guard: PermissionGuard
  readonly newLink: NewLink
}

/** One-time links for setting a password. The permission rules decide who gets one. */
export interface PasswordLinks {
  /** Creates a link for a person without a password. */
  invite(userCode: string, by: ChangeAuthor): Promise<Invitation>
  /** Creates a link for a person with a password. It goes to the person, never to the administrator. */
  reset(userCode: string, by: ChangeAuthor): Promise<SentLink>
  /** Creates, without sending it, a link to the own mobile or mail of a person without a password. */
  email(
    userCode: string,
    by: ChangeAuthor,
  ): Promise<{ readonly email: Email; readonly name: string; readonly sentTo: string }>
}

export function createPasswordLinks({ db, clock, guard, newLink }: PasswordLinksDeps): PasswordLinks {
  const validUntil = () => wireTime(new Date(clock.now().getTime() + PERSON_LINK_MS))

  async function requireAllowed(
    transaction: Kysely<unknown>,
    of: 'invitation' | 'reset',
    userCode: string,
    by: ChangeAuthor,
  ) {
    await lockPeople(transaction)
    const person = await userOf(transaction, userCode, by.language)
    if (person.state === 'disabled') throw new Refusal(SERVER_ERRORS.notAllowedInState)
    return { person, ...(await guard.require(transaction, { of, person }, nameOf(person, by), by)) }
  }

  /** @throws Refusal if the person has no contact */
  async function emailTo(transaction: Kysely<unknown>, person: AdminUser, by: ChangeAuthor) {
    const email = await guard.mail.link(transaction, person.userCode, by.userCode)
    if (email === null) throw new Refusal(SERVER_ERRORS.noContact, { name: nameOf(person, by) })
    return { email, sentTo: hiddenContact(person) }
  }

  return {
    async invite(userCode, by) {
      const emails: Email[] = []
      const invitation = await db.transaction().execute(async transaction => {
        const { person, sentTo: to } = await requireAllowed(transaction, 'invitation', userCode, by)
        await guard.recordAudit(transaction, by, { event: 'user invited', target: userCode })
        if (to === 'person') {
          const { email, sentTo } = await emailTo(transaction, person, by)
          emails.push(email)
          return { path: '', sentTo }
        }
        const token = await newLink(transaction, userCode, { by: by.userCode, handed: true })
        return { path: `/welcome?token=${token}`, sentTo: '' }
      })
      guard.mail.deliver(emails)
      return { ...invitation, validUntil: validUntil() }
    },

    async email(userCode, by) {
      return await db.transaction().execute(async transaction => {
        const { person } = await requireAllowed(transaction, 'invitation', userCode, by)
        await guard.recordAudit(transaction, by, { event: 'user invited', target: userCode })
        return { name: nameOf(person, by), ...(await emailTo(transaction, person, by)) }
      })
    },

    async reset(userCode, by) {
      const { email, sentTo } = await db.transaction().execute(async transaction => {
        const { person } = await requireAllowed(transaction, 'reset', userCode, by)
        await guard.recordAudit(transaction, by, { event: 'password reset sent', target: userCode })
        return await emailTo(transaction, person, by)
      })
      guard.mail.deliver([email])
      return { sentTo, validUntil: validUntil() }
    },
  }
}

/** Returns a person's name in the administrator's language. */
export function nameOf({ nameZh, nameEn }: AdminUser, { language }: ChangeAuthor): string {
  return language === 'zh' ? nameZh : nameEn
}
