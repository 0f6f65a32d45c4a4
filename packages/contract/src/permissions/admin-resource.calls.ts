import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminResource,
  AdminResourceDelete,
  AdminResourceQuery,
  AdminResourceSave,
} from './admin-resource.ts'

const PATH = '/api/system/admin/resources'
const view = { access: { resource: ADMIN_PERMISSIONS.resources.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.resources.edit }, failures: 'in-place' } as const

/** Returns one page of permissions with their holders, by identifier. ADM-11. */
export const pageAdminResources = defineCall<{ body: AdminResourceQuery; data: PageOf<AdminResource> }>({
  id: 'adminResource.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Creates a permission, or changes its address and titles. ADM-11. */
export const saveAdminResource = defineCall<{ body: AdminResourceSave; data: AdminResource }>({
  id: 'adminResource.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Deletes a permission that nobody holds and no menu entry requires. ADM-11. */
export const deleteAdminResource = defineCall<{ body: AdminResourceDelete; data: null }>({
  id: 'adminResource.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})
