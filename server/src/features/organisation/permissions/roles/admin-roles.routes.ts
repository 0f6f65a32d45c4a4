import {
  deleteAdminRole,
  getAdminRole,
  getRoleChoices,
  getRoleOverview,
  pageAdminRoles,
  saveAdminRole,
} from '@apron/contract/permissions/admin-role.calls'
import { ADMIN_ROLE_SCHEMAS } from '@apron/contract/permissions/admin-role.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { requestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import type { PermissionGuard } from '../changes/permission-guard.ts'
import { pageOfRoles, roleChoices } from './admin-roles.store.ts'
import { deleteRole, roleOf, saveRole } from './change-roles.service.ts'
import { roleOverview } from './role-overview.store.ts'

export interface AdminRolesDeps {
  readonly db: Kysely<unknown>
  readonly guard: PermissionGuard
}

export function adminRolesRoutes({ db, guard }: AdminRolesDeps): ServerRoute[] {
  return [
    serveCall(pageAdminRoles, ADMIN_ROLE_SCHEMAS.pageAdminRoles, ({ body }) => pageOfRoles(db, body)),
    serveCall(getAdminRole, ADMIN_ROLE_SCHEMAS.getAdminRole, ({ query }) => roleOf(db, query.code)),
    serveCall(getRoleChoices, ADMIN_ROLE_SCHEMAS.getRoleChoices, (_input, context) =>
      roleChoices(db, context.language),
    ),
    serveCall(getRoleOverview, ADMIN_ROLE_SCHEMAS.getRoleOverview, (_input, context) =>
      roleOverview(db, context.language),
    ),
    serveCall(saveAdminRole, ADMIN_ROLE_SCHEMAS.saveAdminRole, async ({ body }, context) => {
      return await saveRole(db, body, requestingPerson(context), guard)
    }),
    serveCall(deleteAdminRole, ADMIN_ROLE_SCHEMAS.deleteAdminRole, async ({ body }, context) => {
      await deleteRole(db, body, requestingPerson(context), guard)
      return null
    }),
  ]
}
