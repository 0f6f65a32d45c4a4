import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-department.calls.ts'
import {
  AdminDepartment,
  AdminDepartmentDelete,
  AdminDepartmentQuery,
  AdminDepartmentSave,
} from './admin-department.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_DEPARTMENT_SCHEMAS = {
  pageAdminDepartments: { body: AdminDepartmentQuery, data: Page(AdminDepartment) },
  saveAdminDepartment: { body: AdminDepartmentSave, data: AdminDepartment },
  deleteAdminDepartment: { body: AdminDepartmentDelete, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
