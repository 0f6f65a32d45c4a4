import { PERSON_LINK_MS } from '@apron/contract/limits/password'
import type { InvitedPerson } from '@apron/contract/sign-in/person-link'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Kysely } from 'kysely'
import { hashSecret, newSecret } from '../../../../platform/access/tokens.ts'
import { REMOVED_AFTER_MS } from '../../../../platform/retention.ts'
import type { UsersTables } from '../users/users.tables.ts'
import type { PersonLinksTables } from './person-links.tables.ts'

type Tables = PersonLinksTables & UsersTables

/**
 * Creates a one-time token for the first password at `/welcome?token=…`, valid for {@link PERSON_LINK_MS}. Voids
 * earlier links of the person, who must exist.
 * @param made its administrator, and whether it is handed over or sent to the person
 */
export async function newPersonLink(
  db: Kysely<unknown>,
  userCode: string,
  now: Date,
  made: { readonly by: string; readonly handed: boolean },
): Promise<string> {
  const token = newSecret()
  const link = {
    token_hash: hashSecret(token),
    expires_at: new Date(now.getTime() + PERSON_LINK_MS),
    made_at: now,
    made_by: made.by,
    handed: made.handed,
  }
  await db
    .withTables<Tables>()
    .insertInto('person_link')
    .values({ user_code: userCode, ...link })
    .onConflict(conflict => conflict.column('user_code').doUpdateSet(link))
    .execute()
  return token
}

/**
 * Returns the person of a link without consuming it. Null if the link is unknown, used or expired, or the person
 * disabled.
 */
export async function findInvited(
  db: Kysely<unknown>,
  token: string,
  now: Date,
): Promise<InvitedPerson | null> {
  const person = await db
    .withTables<Tables>()
    .selectFrom('person_link as l')
    .innerJoin('app_user as u', 'u.user_code', 'l.user_code')
    .leftJoin('app_user as m', 'm.user_code', 'l.made_by')
    .select(['u.user_code as userCode', 'u.name_zh as nameZh', 'u.name_en as nameEn', 'l.made_at'])
    .select(['m.user_code as makerCode', 'm.name_zh as makerZh', 'm.name_en as makerEn'])
    .where('l.token_hash', '=', hashSecret(token))
    .where('l.expires_at', '>', now)
    .where('u.enabled', '=', true)
    .executeTakeFirst()
  if (person === undefined) return null
  const { userCode, nameZh, nameEn, made_at, makerCode, makerZh, makerEn } = person
  const madeBy = makerCode === null ? null : { code: makerCode, nameZh: makerZh ?? '', nameEn: makerEn ?? '' }
  return { userCode, nameZh, nameEn, madeAt: wireTime(made_at), madeBy }
}

/** Consumes the link. @returns its person, or null if it is invalid. Of two concurrent calls, one gets the person. */
export async function usePersonLink(db: Kysely<unknown>, token: string, now: Date): Promise<string | null> {
  const link = await db
    .withTables<Tables>()
    .deleteFrom('person_link')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .returning(['user_code', 'made_by', 'handed'])
    .executeTakeFirst()
  if (link === undefined) return null
  await rememberInvitation(db, link)
  return link.user_code
}

/**
 * Kept beyond the link: an inviter must not confirm changes together with the invited person, and handed-over links are
 * trusted less.
 */
async function rememberInvitation(
  db: Kysely<unknown>,
  { user_code, made_by, handed }: { user_code: string; made_by: string | null; handed: boolean },
): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('app_user')
    .set({ invited_by: made_by, invited_by_hand: handed })
    .where('user_code', '=', user_code)
    .where('password_hash', 'is', null)
    .execute()
}

export async function sweepPersonLinks(db: Kysely<unknown>, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - REMOVED_AFTER_MS)
  await db.withTables<Tables>().deleteFrom('person_link').where('expires_at', '<', cutoff).execute()
}
