import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminRole,
  AdminRoleCode,
  AdminRoleDelete,
  AdminRoleDetail,
  AdminRoleQuery,
  AdminRoleSave,
  RoleChoices,
  RoleOverview,
} from './admin-role.ts'

const PATH = '/api/system/admin/roles'
const view = { access: { resource: ADMIN_PERMISSIONS.roles.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.roles.edit }, failures: 'in-place' } as const

/** Returns one page of roles with their numbers of holders and grants, by code. ADM-06. */
export const pageAdminRoles = defineCall<{ body: AdminRoleQuery; data: PageOf<AdminRole> }>({
  id: 'adminRole.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Returns a role with its permissions and menu entries. ADM-06. */
export const getAdminRole = defineCall<{ query: AdminRoleCode; data: AdminRoleDetail }>({
  id: 'adminRole.detail',
  method: 'GET',
  path: `${PATH}/detail`,
  ...view,
})

/** Returns all permissions and menu entries that a role can grant. ADM-06. */
export const getRoleChoices = defineCall<{ data: RoleChoices }>({
  id: 'adminRole.choices',
  method: 'GET',
  path: `${PATH}/choices`,
  ...view,
})

/** Returns purpose and contents of each role, for choosing one for a person. ADM-75. */
export const getRoleOverview = defineCall<{ data: RoleOverview }>({
  id: 'adminRole.inWords',
  method: 'GET',
  path: `${PATH}/inWords`,
  access: { resource: ADMIN_PERMISSIONS.users.view },
  failures: 'in-place',
})

/** Creates or changes a role with its grants. ADM-06. */
export const saveAdminRole = defineCall<{ body: AdminRoleSave; data: AdminRoleDetail }>({
  id: 'adminRole.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Deletes a role that nobody holds. ADM-07. */
export const deleteAdminRole = defineCall<{ body: AdminRoleDelete; data: null }>({
  id: 'adminRole.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
