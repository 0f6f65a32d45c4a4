import type { AdminUser, AdminUserSave, AdminUserState } from '@apron/contract/entities/admin-user'
import type { Language } from '@apron/contract/entities/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { USER_FIELD_LABELS, userProblems } from '@apron/contract/rules/user-fields'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fieldRefusal } from '../../platform/http/field-refusal.ts'
import { ownRightsProblems } from './own-rights.rules.ts'
import {
  endSessionsOf,
  hasAdministrator,
  knownUserCodes,
  lockPeople,
  putEnabled,
  putUsers,
} from './user-change.store.ts'
import { findUser } from './user-list.store.ts'

/** Roles and posts that a person has now and had not before, and the other way round. */
export interface RightsChange {
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

export interface SavedUser {
  readonly user: AdminUser
  readonly change: RightsChange
}

/** Makes or changes a person, or refuses with the field that is wrong. */
export async function saveUser(
  db: Kysely<unknown>,
  { version, ...wanted }: AdminUserSave,
  by: string,
  language: Language,
): Promise<SavedUser> {
  return await inTransaction(db, async transaction => {
    await lockPeople(transaction)
    const before = await findUser(transaction, wanted.userCode, language)
    if (version === null && before !== null)
      throw new Refusal(SERVER_ERRORS.alreadyThere, { name: wanted.userCode })
    if (version !== null && before === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (version !== null && before?.version !== version) throw new Refusal(SERVER_ERRORS.conflict)
    const [problem] = [
      ...userProblems(wanted, await knownUserCodes(transaction)),
      ...ownRightsProblems(wanted.userCode, before, wanted, by),
    ]
    if (problem) throw fieldRefusal(problem, USER_FIELD_LABELS, language)
    await putUsers(transaction, [wanted])
    if (!(await hasAdministrator(transaction))) throw new Refusal(SERVER_ERRORS.lastAdministrator)
    return {
      user: await userOf(transaction, wanted.userCode, language),
      change: rightsChange(before, wanted),
    }
  })
}

type Rights = Pick<AdminUser, 'roles' | 'posts'>

/** What changed of roles and posts, for the audit. */
export function rightsChange(before: Rights | null, after: Rights): RightsChange {
  const had = new Set([...(before?.roles ?? []), ...(before?.posts ?? [])])
  const has = new Set([...after.roles, ...after.posts])
  return { given: [...has.difference(had)], taken: [...had.difference(has)] }
}

/** Opens or closes an account. Who is closed out has no sign-in left when this is done. */
export async function setEnabled(
  db: Kysely<unknown>,
  wanted: AdminUserState,
  by: string,
  language: Language,
): Promise<AdminUser> {
  if (!wanted.enabled && wanted.userCode === by) throw new Refusal(SERVER_ERRORS.notYourself)
  return await inTransaction(db, async transaction => {
    await lockPeople(transaction)
    if ((await findUser(transaction, wanted.userCode, language)) === null)
      throw new Refusal(SERVER_ERRORS.notFound)
    if (!(await putEnabled(transaction, wanted))) throw new Refusal(SERVER_ERRORS.conflict)
    if (!wanted.enabled) {
      if (!(await hasAdministrator(transaction))) throw new Refusal(SERVER_ERRORS.lastAdministrator)
      await endSessionsOf(transaction, wanted.userCode)
    }
    return userOf(transaction, wanted.userCode, language)
  })
}

/** A person who must be there. */
export async function userOf(db: Kysely<unknown>, userCode: string, language: Language): Promise<AdminUser> {
  const user = await findUser(db, userCode, language)
  if (user === null) throw new Refusal(SERVER_ERRORS.notFound)
  return user
}
