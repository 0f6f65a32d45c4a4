import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type { AdminUser } from '@apron/contract/organisation/admin-user'
import { AdminUserSave, AdminUserState } from '@apron/contract/organisation/admin-user'
import type { WaitingChange } from '@apron/contract/permissions/permission-change'
import { PIN_DELETION_REASONS } from '@apron/contract/rules/people/pin-deletion-reasons'
import { SECURITY_KEY_REMOVAL_REASONS } from '@apron/contract/rules/people/security-key-ends'
import { USER_FIELD_LABELS, userProblems } from '@apron/contract/rules/people/user-fields'
import { changesContact } from '@apron/contract/rules/rights/permission-decision'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import type { Kysely } from 'kysely'
import { Value } from 'typebox/value'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor, PermissionGuard, PreparedChange } from '../../permissions/permissions.ts'
import { deleteDraftKeysOf } from '../draft-keys/draft-keys.store.ts'
import { deletePins, pinsOf } from '../quick-sign-in/delete-pins.ts'
import { deleteKeys, keysOf } from '../security-keys/delete-keys.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { hasAdministrator, knownUserCodes, putEnabled, putUsers } from './user-change.store.ts'
import { codesInOtherCase, findUser } from './user-list.store.ts'

/** Roles and posts gained and lost. */
export interface PermissionChange {
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

/** Creates or changes a person, holds the change for confirmation, or rejects it with the invalid field. */
export async function saveUser(
  db: Kysely<unknown>,
  wanted: AdminUserSave,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<AdminUser> {
  const { user, emails } = await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    const before = await findUser(transaction, wanted.userCode, by.language)
    const prepared = await prepareUser(transaction, wanted, by.language)
    const outcome = await guard.submit(transaction, prepared, by)
    const { emails: toSend } = outcome
    if (!outcome.done) return { user: waitingUser(before, wanted, outcome.waiting), emails: toSend }
    return { user: outcome.saved, emails: toSend }
  })
  guard.mail.deliver(emails)
  return user
}

/** Returns the person as they are, or as they would be created. */
function waitingUser(before: AdminUser | null, wanted: AdminUserSave, waiting: WaitingChange): AdminUser {
  if (before !== null) return { ...before, waiting }
  const nobody = { deptName: '', state: 'new' as const, sessions: 0, quickSignIn: false, lastLogin: null }
  return { ...wanted, ...nobody, version: 0, waiting }
}

/** Validates a new or changed person and its version. @throws Refusal */
export async function prepareUser(
  db: Kysely<unknown>,
  { version, ...wanted }: AdminUserSave,
  language: Language,
): Promise<PreparedChange<AdminUser>> {
  const before = await findUser(db, wanted.userCode, language)
  requireCurrentVersion(before, version, wanted.userCode)
  const otherCase = (await codesInOtherCase(db, [wanted.userCode])).get(wanted.userCode)
  const [problem] =
    otherCase === undefined
      ? userProblems(wanted, await knownUserCodes(db))
      : [{ field: 'userCode', problem: 'otherCase', params: { value: otherCase } } as const]
  if (problem) throw createFieldRefusal(problem, USER_FIELD_LABELS, language)
  const { given, taken } = rolesAndPostsChange(before, wanted)
  return {
    kind: 'user',
    target: wanted.userCode,
    name: nameOf(wanted),
    wanted: { version, ...wanted },
    rights: { of: 'person', before, after: wanted },
    given,
    taken,
    contact: contactText(before, wanted),
    people: [wanted.userCode],
    async write() {
      await putUsers(db, [wanted])
      if (!(await hasAdministrator(db))) throw new Refusal(SERVER_ERRORS.lastAdministrator)
      return await userOf(db, wanted.userCode, language)
    },
    auditEntry: () => ({ event: 'user changed', target: wanted.userCode, given, taken }),
    informs: before !== null && given.length + taken.length > 0 ? [wanted.userCode] : [],
  }
}

/** Prepares a held change again. */
export async function prepareUserAgain(
  db: Kysely<unknown>,
  wanted: unknown,
  language: Language,
): Promise<PreparedChange> {
  return await prepareUser(db, Value.Parse(AdminUserSave, wanted), language)
}

function nameOf({ userCode, nameZh, nameEn }: Pick<AdminUser, 'userCode' | 'nameZh' | 'nameEn'>) {
  return { zh: `${nameZh}（${userCode}）`, en: `${nameEn} (${userCode})` }
}

function contactLine({ mobile, email }: Pick<AdminUser, 'mobile' | 'email'>): string {
  return [mobile, email].filter(Boolean).join(' ')
}

/** Describes where links and codes would go. For an account in use, shows only what changes, from old to new. */
function contactText(before: AdminUser | null, wanted: Omit<AdminUserSave, 'version'>): string {
  if (before === null || !changesContact(before, wanted)) return contactLine(wanted)
  return (['mobile', 'email'] as const)
    .filter(name => before[name] !== wanted[name])
    .map(name => `${before[name] || '–'} → ${wanted[name] || '–'}`)
    .join(', ')
}

type RolesAndPosts = Pick<AdminUser, 'roles' | 'posts'>

/** Returns the change of roles and posts, for the audit. */
export function rolesAndPostsChange(before: RolesAndPosts | null, after: RolesAndPosts): PermissionChange {
  const had = new Set([...(before?.roles ?? []), ...(before?.posts ?? [])])
  const has = new Set([...after.roles, ...after.posts])
  return { given: [...has.difference(had)], taken: [...had.difference(has)] }
}

/** Enables or disables an account, or holds the change for confirmation. Disabling ends all sign-ins. */
export async function setEnabled(
  db: Kysely<unknown>,
  wanted: AdminUserState,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<AdminUser> {
  if (!wanted.enabled && wanted.userCode === by.userCode) throw new Refusal(SERVER_ERRORS.notYourself)
  return await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    const outcome = await guard.submit(transaction, await prepareState(transaction, wanted, by.language), by)
    if (outcome.done) return outcome.saved
    return { ...(await userOf(transaction, wanted.userCode, by.language)), waiting: outcome.waiting }
  })
}

/** Validates enabling or disabling an account. @throws Refusal */
async function prepareState(
  db: Kysely<unknown>,
  wanted: AdminUserState,
  language: Language,
): Promise<PreparedChange<AdminUser>> {
  const person = await userOf(db, wanted.userCode, language)
  requireCurrentVersion(person, wanted.version, wanted.userCode)
  const codes = [...person.roles, ...person.posts]
  return {
    kind: 'enable',
    target: wanted.userCode,
    name: nameOf(person),
    wanted,
    rights: { of: 'account', person, enabled: wanted.enabled },
    ...(wanted.enabled ? { given: codes, taken: [] } : { given: [], taken: codes }),
    contact: contactLine(person),
    people: [wanted.userCode],
    async write() {
      await putEnabled(db, wanted)
      if (!wanted.enabled) {
        if (!(await hasAdministrator(db))) throw new Refusal(SERVER_ERRORS.lastAdministrator)
        await endSessionsOf(db, [wanted.userCode])
        await deletePins(db, pinsOf([wanted.userCode]))
        await deleteKeys(db, keysOf([wanted.userCode]))
        await deleteDraftKeysOf(db, wanted.userCode)
      }
      return await userOf(db, wanted.userCode, language)
    },
    auditEntry: () => ({ event: wanted.enabled ? 'user enabled' : 'user disabled', target: wanted.userCode }),
    informs: [],
  }
}

/** Prepares a held change again. */
export async function prepareStateAgain(
  db: Kysely<unknown>,
  wanted: unknown,
  language: Language,
): Promise<PreparedChange> {
  return await prepareState(db, Value.Parse(AdminUserState, wanted), language)
}

/** Ends all sessions and quick sign-ins of a person, who may log in again. @returns the number of sessions */
export async function endSessions(
  db: Kysely<unknown>,
  userCode: string,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<number> {
  return await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    const person = await userOf(transaction, userCode, by.language)
    const name = by.language === 'zh' ? person.nameZh : person.nameEn
    await guard.require(transaction, { of: 'sessions', person }, name, by)
    const ended = await endSessionsOf(transaction, [userCode])
    await guard.recordAudit(transaction, by, { event: 'sign-ins ended', target: userCode, count: ended })
    const pins = await deletePins(transaction, pinsOf([userCode]))
    const line = { target: userCode, reason: PIN_DELETION_REASONS.administrator.en }
    if (pins.length > 0)
      await guard.recordAudit(transaction, by, { ...line, event: 'pin ended', count: pins.length })
    const keys = await deleteKeys(transaction, keysOf([userCode]))
    if (keys.length > 0) {
      const reason = SECURITY_KEY_REMOVAL_REASONS.administrator.en
      await guard.recordAudit(transaction, by, {
        event: 'security key ended',
        target: userCode,
        reason,
        count: keys.length,
      })
    }
    return ended
  })
}

/** Returns a person. @throws Refusal if there is none */
export async function userOf(db: Kysely<unknown>, userCode: string, language: Language): Promise<AdminUser> {
  const user = await findUser(db, userCode, language)
  if (user === null) throw new Refusal(SERVER_ERRORS.notFound)
  return user
}
