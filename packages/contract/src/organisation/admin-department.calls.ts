import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminDepartment,
  AdminDepartmentDelete,
  AdminDepartmentQuery,
  AdminDepartmentSave,
} from './admin-department.ts'

const PATH = '/api/system/admin/departments'
const view = { access: { resource: ADMIN_PERMISSIONS.departments.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.departments.edit }, failures: 'in-place' } as const

/** Returns departments and enterprises in tree order. ADM-20. */
export const pageAdminDepartments = defineCall<{
  body: AdminDepartmentQuery
  data: PageOf<AdminDepartment>
}>({
  id: 'adminDepartment.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Creates or changes a department. ADM-20. */
export const saveAdminDepartment = defineCall<{ body: AdminDepartmentSave; data: AdminDepartment }>({
  id: 'adminDepartment.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Deletes an empty department. ADM-20. */
export const deleteAdminDepartment = defineCall<{ body: AdminDepartmentDelete; data: null }>({
  id: 'adminDepartment.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
