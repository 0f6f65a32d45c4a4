import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RowResult } from '@apron/contract/lists/row-results'
import { eachRow } from '@apron/server-kit/records/each-row'
import type { ChangeAuthor, PersonMail } from '../../permissions/permissions.ts'
import type { PasswordLinks } from './password-links.service.ts'

/** Parallel messages. Limits the delay by an unresponsive gateway. */
const AT_ONCE = 25

/** Sends each person a link to their own mobile or mail. Returns where each went, or why it failed. */
export async function inviteSeveral(
  userCodes: readonly string[],
  by: ChangeAuthor,
  links: Pick<PasswordLinks, 'email'>,
  mail: Pick<PersonMail, 'deliverNow'>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (let from = 0; from < userCodes.length; from += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- no more than a few at once
    results.push(...(await inviteGroup(userCodes.slice(from, from + AT_ONCE), by, links, mail)))
  }
  return results
}

async function inviteGroup(
  userCodes: readonly string[],
  by: ChangeAuthor,
  links: Pick<PasswordLinks, 'email'>,
  mail: Pick<PersonMail, 'deliverNow'>,
): Promise<RowResult[]> {
  const prepared = new Map<string, Awaited<ReturnType<PasswordLinks['email']>>>()
  const results = await eachRow(
    userCodes.map(id => ({ id })),
    by,
    async ({ id }) => prepared.set(id, await links.email(id, by)),
  )
  return await Promise.all(
    results.map(async result => {
      const { id } = result
      const link = prepared.get(id)
      if (link === undefined) return result
      const { email, name, sentTo } = link
      const sent = await mail.deliverNow(email)
      const failed = new Refusal(SERVER_ERRORS.notSent, { name }).text(by.language)
      return { id, done: sent, msg: sent ? sentTo : failed }
    }),
  )
}
