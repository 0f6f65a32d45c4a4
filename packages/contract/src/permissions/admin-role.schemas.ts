import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-role.calls.ts'
import {
  AdminRole,
  AdminRoleCode,
  AdminRoleDelete,
  AdminRoleDetail,
  AdminRoleQuery,
  AdminRoleSave,
  RoleChoices,
  RoleOverview,
} from './admin-role.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_ROLE_SCHEMAS = {
  pageAdminRoles: { body: AdminRoleQuery, data: Page(AdminRole) },
  getAdminRole: { query: AdminRoleCode, data: AdminRoleDetail },
  getRoleChoices: { data: RoleChoices },
  getRoleOverview: { data: RoleOverview },
  saveAdminRole: { body: AdminRoleSave, data: AdminRoleDetail },
  deleteAdminRole: { body: AdminRoleDelete, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
