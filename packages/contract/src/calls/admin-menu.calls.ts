import type {
  AdminMenu,
  AdminMenuDelete,
  AdminMenuMove,
  AdminMenuSave,
  AdminMenus,
} from '../entities/admin-menu.ts'
import type { CsvImport, ImportReport } from '../entities/csv-import.ts'
import { IMPORT_BODY_LIMIT_BYTES } from '../limits/csv-import.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/menus'
const view = { access: { resource: ADMIN_RIGHTS.menus.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.menus.edit }, failures: 'in-place' } as const

/** The whole menu, and the rights an entry may need. ADM-08. */
export const getAdminMenus = defineCall<{ data: AdminMenus }>({
  id: 'adminMenu.tree',
  method: 'GET',
  path: `${PATH}/tree`,
  ...view,
})

/** Makes or changes an entry; refuses one that would lie below itself. ADM-09. */
export const saveAdminMenu = defineCall<{ body: AdminMenuSave; data: AdminMenu }>({
  id: 'adminMenu.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Moves an entry by one place among its siblings; at the end nothing happens. ADM-08. */
export const moveAdminMenu = defineCall<{ body: AdminMenuMove; data: null }>({
  id: 'adminMenu.move',
  method: 'POST',
  path: `${PATH}/move`,
  ...edit,
})

/** Deletes an entry that has none below it. ADM-10. */
export const deleteAdminMenu = defineCall<{ body: AdminMenuDelete; data: null }>({
  id: 'adminMenu.delete',
  method: 'POST',
  path: `${PATH}/delete`,
  ...edit,
})

/** Entries out of a CSV file: looked at first, then done as it was shown. ADM-13. */
export const importMenus = defineCall<{ body: CsvImport; data: ImportReport }>({
  id: 'adminMenu.import',
  method: 'POST',
  path: `${PATH}/import`,
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  ...edit,
})
