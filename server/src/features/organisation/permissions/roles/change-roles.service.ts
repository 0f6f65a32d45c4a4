import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import {
  type AdminRoleDelete,
  type AdminRoleDetail,
  AdminRoleSave,
} from '@apron/contract/permissions/admin-role'
import type { WaitingChange } from '@apron/contract/permissions/permission-change'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { ROLE_FIELD_LABELS } from '@apron/contract/rules/rights/role-fields'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import type { Kysely } from 'kysely'
import { Value } from 'typebox/value'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor, PermissionGuard } from '../changes/permission-guard.ts'
import type { PreparedChange } from '../changes/prepared-change.ts'
import { storedGuardedPermissions } from '../resources/guarded-permissions.store.ts'
import { dropRole, findRole, holdersOf, lockRole, putRole, unknownOfRole } from './admin-roles.store.ts'
import { changedPermissions, lostAdministration, roleProblem } from './role.rules.ts'

/** Returns a role. @throws Refusal if there is none */
export async function roleOf(db: Kysely<unknown>, code: string): Promise<AdminRoleDetail> {
  const role = await findRole(db, code)
  if (role === null) throw new Refusal(SERVER_ERRORS.notFound)
  return role
}

/** Creates or changes a role, or holds the change for confirmation. */
export async function saveRole(
  db: Kysely<unknown>,
  wanted: AdminRoleSave,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<AdminRoleDetail> {
  return await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    const before = await findRole(transaction, wanted.code)
    const outcome = await guard.submit(transaction, await prepareRole(transaction, wanted, by.language), by)
    if (!outcome.done) return waitingRole(before, wanted, outcome.waiting)
    return outcome.saved
  })
}

/** Returns the role as it is, or as it would be created. */
function waitingRole(
  before: AdminRoleDetail | null,
  { code, nameZh, nameEn, descriptionZh = '', descriptionEn = '', handingOn = 'timed' }: AdminRoleSave,
  waiting: WaitingChange,
): AdminRoleDetail {
  const empty = {
    code,
    nameZh,
    nameEn,
    descriptionZh,
    descriptionEn,
    handingOn,
    people: 0,
    resources: [],
    menus: [],
    version: 0,
  }
  return { ...(before ?? empty), waiting }
}

/** Validates a role, its grants and its version. @throws Refusal */
async function prepareRole(
  db: Kysely<unknown>,
  wanted: AdminRoleSave,
  language: Language,
): Promise<PreparedChange<AdminRoleDetail>> {
  const { code, version } = wanted
  await lockRole(db, code)
  const before = await findRole(db, code)
  requireCurrentVersion(before, version, code)
  const problem = roleProblem(wanted)
  if (problem) throw createFieldRefusal(problem, ROLE_FIELD_LABELS, language)
  const unknown = await unknownOfRole(db, wanted)
  if (unknown) {
    const { field, value } = unknown
    throw createFieldRefusal({ field, problem: 'unknown', params: { value } }, ROLE_FIELD_LABELS, language)
  }
  const lost = lostAdministration(before, wanted)
  if (lost !== null) throw new Refusal(SERVER_ERRORS.administrationStays, { name: lost })
  const changed = changedPermissions(before, wanted)
  const guarded = await storedGuardedPermissions(db)
  const givesGuarded = wanted.resources.some(({ identify }) => guarded.has(identify))
  return {
    kind: 'role',
    target: code,
    name: { zh: `${wanted.nameZh}（${code}）`, en: `${wanted.nameEn} (${code})` },
    wanted,
    rights: { of: 'role', code, before: before?.resources ?? null, after: wanted.resources },
    ...changed,
    contact: '',
    people: givesGuarded ? await holdersOf(db, code) : [],
    async write() {
      await putRole(db, wanted)
      return await roleOf(db, code)
    },
    auditEntry: () => ({ event: 'role changed', target: code, ...changed }),
    informs: [],
  }
}

/** Prepares a change again when a second administrator confirms it. */
export async function prepareRoleAgain(
  db: Kysely<unknown>,
  wanted: unknown,
  language: Language,
): Promise<PreparedChange> {
  return await prepareRole(db, Value.Parse(AdminRoleSave, wanted), language)
}

/** Deletes a role that nobody holds. */
export async function deleteRole(
  db: Kysely<unknown>,
  { code, version }: AdminRoleDelete,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<void> {
  await db.transaction().execute(async transaction => {
    await lockPeople(transaction)
    await lockRole(transaction, code)
    const role = await roleOf(transaction, code)
    requireCurrentVersion(role, version, code)
    if (code === ADMINISTRATOR_ROLE)
      throw new Refusal(SERVER_ERRORS.administrationStays, { name: ADMINISTRATOR_ROLE })
    await guard.require(transaction, { of: 'role', code, before: role.resources, after: null }, code, by)
    if (role.people > 0) throw new Refusal(SERVER_ERRORS.roleHeld, { count: String(role.people) })
    await dropRole(transaction, code)
    const change = { target: code, ...changedPermissions(role, { resources: [] }) }
    await guard.recordAudit(transaction, by, { event: 'role deleted', ...change })
  })
}
