import {
  deleteAdminRole,
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
  saveAdminRole,
} from '@apron/contract/calls/admin-role.calls'
import type { AdminRoleDetail, AdminRoleSave } from '@apron/contract/entities/admin-role'
import type { Language } from '@apron/contract/entities/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/admin-rights'
import { ROLE_FIELD_LABELS } from '@apron/contract/rules/role-fields'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { callerOf, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { exchangeOf } from '../../platform/http/call-session.ts'
import { fieldRefusal } from '../../platform/http/field-refusal.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import {
  dropRole,
  findRole,
  lockRole,
  pageOfRoles,
  putRole,
  roleChoices,
  unknownOfRole,
} from './admin-roles.store.ts'
import { changedRights, lostAdministration, roleProblem } from './role.rules.ts'

export interface AdminRolesDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
}

export function adminRolesRoutes({ db, audit }: AdminRolesDeps): ServerRoute[] {
  return [
    serveCall(pageAdminRoles, schemasOf(pageAdminRoles), async ({ body }) => {
      const { current, size } = body
      if ((current - 1) * size > MAX_OFFSET_ROWS) throw new Refusal(SERVER_ERRORS.tooFarBack)
      return { ...(await pageOfRoles(db, body)), current, size }
    }),
    serveCall(getAdminRole, schemasOf(getAdminRole), ({ query }) => roleOf(db, query.code)),
    serveCall(getRoleChoices, schemasOf(getRoleChoices), (_input, context) =>
      roleChoices(db, context.language),
    ),
    serveCall(saveAdminRole, schemasOf(saveAdminRole), async ({ body }, context) => {
      const { userCode } = callerOf(context)
      const { address } = exchangeOf(context)
      return await inTransaction(db, async transaction => {
        const { before, after } = await saveRole(transaction, body, context.language)
        const change = { target: body.code, ...changedRights(before, after) }
        await audit({ event: 'role changed', userCode, address, ...change }, transaction)
        return after
      })
    }),
    serveCall(deleteAdminRole, schemasOf(deleteAdminRole), async ({ body }, context) => {
      const { userCode } = callerOf(context)
      const { address } = exchangeOf(context)
      return await inTransaction(db, async transaction => {
        const before = await deleteRole(transaction, body.code, body.version)
        const change = { target: body.code, ...changedRights(before, { resources: [] }) }
        await audit({ event: 'role deleted', userCode, address, ...change }, transaction)
        return null
      })
    }),
  ]
}

async function roleOf(db: Kysely<unknown>, code: string): Promise<AdminRoleDetail> {
  const role = await findRole(db, code)
  if (role === null) throw new Refusal(SERVER_ERRORS.notFound)
  return role
}

async function saveRole(db: Kysely<unknown>, wanted: AdminRoleSave, language: Language) {
  return await inTransaction(db, async transaction => {
    await lockRole(transaction, wanted.code)
    const before = await findRole(transaction, wanted.code)
    if (wanted.version === null && before !== null)
      throw new Refusal(SERVER_ERRORS.alreadyThere, { name: wanted.code })
    if (wanted.version !== null && before === null) throw new Refusal(SERVER_ERRORS.notFound)
    const problem = roleProblem(wanted)
    if (problem) throw fieldRefusal(problem, ROLE_FIELD_LABELS, language)
    const unknown = await unknownOfRole(transaction, wanted)
    if (unknown) {
      const { field, value } = unknown
      throw fieldRefusal({ field, problem: 'unknown', params: { value } }, ROLE_FIELD_LABELS, language)
    }
    const lost = lostAdministration(before, wanted)
    if (lost !== null) throw new Refusal(SERVER_ERRORS.administrationStays, { name: lost })
    if (!(await putRole(transaction, wanted))) throw new Refusal(SERVER_ERRORS.conflict)
    return { before, after: await roleOf(transaction, wanted.code) }
  })
}

async function deleteRole(db: Kysely<unknown>, code: string, version: number): Promise<AdminRoleDetail> {
  return await inTransaction(db, async transaction => {
    await lockRole(transaction, code)
    const role = await roleOf(transaction, code)
    if (code === ADMINISTRATOR_ROLE)
      throw new Refusal(SERVER_ERRORS.administrationStays, { name: ADMINISTRATOR_ROLE })
    if (role.people > 0) throw new Refusal(SERVER_ERRORS.roleHeld, { count: String(role.people) })
    if (!(await dropRole(transaction, code, version))) throw new Refusal(SERVER_ERRORS.conflict)
    return role
  })
}
