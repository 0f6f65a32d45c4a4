import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { CsvImport, ImportReport } from '../lists/csv-import.ts'
import type * as calls from './admin-menu.calls.ts'
import { AdminMenu, AdminMenuDelete, AdminMenuMove, AdminMenuSave, AdminMenus } from './admin-menu.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_MENU_SCHEMAS = {
  getAdminMenus: { data: AdminMenus },
  saveAdminMenu: { body: AdminMenuSave, data: AdminMenu },
  moveAdminMenu: { body: AdminMenuMove, data: Type.Null() },
  deleteAdminMenu: { body: AdminMenuDelete, data: Type.Null() },
  importMenus: { body: CsvImport, data: ImportReport },
} as const satisfies Record<keyof typeof calls, CallSchemas>
