import { defineCall } from '../calls/define-call.ts'
import { IMPORT_BODY_LIMIT_BYTES } from '../limits/lists.ts'
import type { CsvImport, ImportReport } from '../lists/csv-import.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type { AdminMenu, AdminMenuDelete, AdminMenuMove, AdminMenuSave, AdminMenus } from './admin-menu.ts'

const PATH = '/api/system/admin/menus'
const view = { access: { resource: ADMIN_PERMISSIONS.menus.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.menus.edit }, failures: 'in-place' } as const

/** Returns the whole menu, and the permissions that an entry may require. ADM-08. */
export const getAdminMenus = defineCall<{ data: AdminMenus }>({
  id: 'adminMenu.tree',
  method: 'GET',
  path: `${PATH}/tree`,
  ...view,
})

/** Creates or changes an entry. Rejects a cycle. ADM-09. */
export const saveAdminMenu = defineCall<{ body: AdminMenuSave; data: AdminMenu }>({
  id: 'adminMenu.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Moves an entry by one position among its siblings. Does nothing at the end. ADM-08. */
export const moveAdminMenu = defineCall<{ body: AdminMenuMove; data: null }>({
  id: 'adminMenu.move',
  method: 'POST',
  path: `${PATH}/move`,
  ...edit,
})

/** Deletes an entry without children. ADM-10. */
export const deleteAdminMenu = defineCall<{ body: AdminMenuDelete; data: null }>({
  id: 'adminMenu.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})

/** Imports entries from a CSV file: checks it first, then executes the plan that was shown. ADM-13. */
export const importMenus = defineCall<{ body: CsvImport; data: ImportReport }>({
  id: 'adminMenu.import',
  method: 'POST',
  path: `${PATH}/import`,
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  ...edit,
})
