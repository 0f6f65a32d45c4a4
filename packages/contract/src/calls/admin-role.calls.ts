import type {
  AdminRole,
  AdminRoleCode,
  AdminRoleDelete,
  AdminRoleDetail,
  AdminRoleQuery,
  AdminRoleSave,
  RoleChoices,
  RolesInWords,
} from '../entities/admin-role.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/roles'
const view = { access: { resource: ADMIN_RIGHTS.roles.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.roles.edit }, failures: 'in-place' } as const

/** Roles with how many hold them and how much they give, by code. ADM-06. */
export const pageAdminRoles = defineCall<{ body: AdminRoleQuery; data: PageOf<AdminRole> }>({
  id: 'adminRole.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** One role with its rights and its menu. ADM-06. */
export const getAdminRole = defineCall<{ query: AdminRoleCode; data: AdminRoleDetail }>({
  id: 'adminRole.detail',
  method: 'GET',
  path: `${PATH}/detail`,
  ...view,
})

/** All rights and entries of the menu that a role can give. ADM-06. */
export const getRoleChoices = defineCall<{ data: RoleChoices }>({
  id: 'adminRole.choices',
  method: 'GET',
  path: `${PATH}/choices`,
  ...view,
})

/** What each role is for and what it opens, for whoever chooses one for a person. ADM-75. */
export const getRolesInWords = defineCall<{ data: RolesInWords }>({
  id: 'adminRole.inWords',
  method: 'GET',
  path: `${PATH}/inWords`,
  access: { resource: ADMIN_RIGHTS.users.view },
  failures: 'in-place',
})

/** Makes or changes a role with everything it gives. ADM-06. */
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
