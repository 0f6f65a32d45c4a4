import { Type } from 'typebox'
import {
  AdminDepartment,
  AdminDepartmentQuery,
  AdminDepartmentSave,
  AdminSite,
  AdminSiteChoice,
  AdminSiteQuery,
  AdminSiteSave,
} from '../entities/admin-organisation.ts'
import { SavedRecord, SeenRecord } from '../entities/admin-record.ts'
import { Page } from '../entities/paging.ts'
import type * as calls from './admin-organisation.calls.ts'
import type { CallSchemas } from './call-schemas.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_ORGANISATION_SCHEMAS = {
  adminDepartments: { body: AdminDepartmentQuery, data: Page(AdminDepartment) },
  saveDepartment: { body: AdminDepartmentSave, data: SavedRecord },
  deleteDepartment: { body: SeenRecord, data: Type.Null() },
  adminSites: { body: AdminSiteQuery, data: Page(AdminSite) },
  saveSite: { body: AdminSiteSave, data: SavedRecord },
  setSite: { body: AdminSiteChoice, data: SavedRecord },
} as const satisfies Record<keyof typeof calls, CallSchemas>
