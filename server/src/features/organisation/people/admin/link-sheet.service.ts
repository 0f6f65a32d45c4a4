import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PERSON_LINK_MS } from '@apron/contract/limits/password'
import type { AdminUser, LinkSheet } from '@apron/contract/organisation/admin-user'
import { decidePermissionChange } from '@apron/contract/rules/rights/permission-decision'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor } from '../../permissions/permissions.ts'
import { type SheetViolation, sheetViolation } from './link-sheet.rules.ts'
import { nameOf, type PasswordLinksDeps } from './password-links.service.ts'
import { usersByCode } from './user-list.store.ts'

/**
 * Creates links for printing, all at once, each with an audit entry. Voids earlier links of these people. Lists people
 * without a link with the reason.
 */
export async function printLinks(
  userCodes: readonly string[],
  by: ChangeAuthor,
  { db, clock, guard, newLink }: PasswordLinksDeps,
): Promise<LinkSheet> {
  return await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    const people = await usersByCode(transaction, userCodes, by.language)
    const { actor, catalogue } = await guard.facts(transaction, by.userCode)
    const links: LinkSheet['links'] = []
    const others: LinkSheet['others'] = []
    for (const userCode of userCodes) {
      const person = people.get(userCode)
      const name = person === undefined ? '' : nameOf(person, by)
      const refusal = person === undefined ? new Refusal(SERVER_ERRORS.notFound) : refusalOf(person, name)
      if (person === undefined || refusal !== null) {
        others.push({ userCode, name, text: refusal?.text(by.language) ?? '' })
        continue
      }
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      const token = await newLink(transaction, userCode, { by: by.userCode, handed: true })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await guard.recordAudit(transaction, by, { event: 'user link printed', target: userCode })
      const { nameZh, nameEn } = person
      links.push({ userCode, nameZh, nameEn, path: `/welcome?token=${token}` })
    }
    return { validUntil: wireTime(new Date(clock.now().getTime() + PERSON_LINK_MS)), links, others }

    function refusalOf(person: AdminUser, name: string): Refusal | null {
      const decision = decidePermissionChange({ of: 'invitation', person }, actor, catalogue)
      const violation = sheetViolation(person, decision)
      if (violation === null) return null
      return decision.outcome === 'refused' && violation === 'refused'
        ? guard.refusalOf(decision, name, by.language)
        : new Refusal(REFUSALS[violation], { name })
    }
  })
}

const REFUSALS = {
  closed: SERVER_ERRORS.notAllowedInState,
  refused: SERVER_ERRORS.lacksGuarded,
  notOnSheet: SERVER_ERRORS.notOnSheet,
  notHanded: SERVER_ERRORS.notHanded,
} as const satisfies Record<SheetViolation, unknown>
