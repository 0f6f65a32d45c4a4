import type {
  AdminDepartment,
  AdminDepartmentQuery,
  AdminDepartmentSave,
  AdminSite,
  AdminSiteChoice,
  AdminSiteQuery,
  AdminSiteSave,
} from '../entities/admin-organisation.ts'
import type { SavedRecord, SeenRecord } from '../entities/admin-record.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/admin-rights.ts'
import { defineCall } from './define-call.ts'

// Every page of the administration shows itself what failed.
const { departments, sites } = ADMIN_RIGHTS

/** Departments and enterprises in the order of the tree. */
export const adminDepartments = defineCall<{ body: AdminDepartmentQuery; data: PageOf<AdminDepartment> }>({
  id: 'admin.departments.page',
  method: 'POST',
  path: '/api/system/admin/departments/page',
  access: { resource: departments.view },
  failures: 'in-place',
})

/** */
export const saveDepartment = defineCall<{ body: AdminDepartmentSave; data: SavedRecord }>({
  id: 'admin.departments.save',
  method: 'POST',
  path: '/api/system/admin/departments/save',
  access: { resource: departments.edit },
  failures: 'in-place',
})

/** Refused while people or departments are in it. */
export const deleteDepartment = defineCall<{ body: SeenRecord; data: null }>({
  id: 'admin.departments.delete',
  method: 'POST',
  path: '/api/system/admin/departments/delete',
  access: { resource: departments.edit },
  failures: 'in-place',
})

/** The reference list of airports, the sites first. */
export const adminSites = defineCall<{ body: AdminSiteQuery; data: PageOf<AdminSite> }>({
  id: 'admin.sites.page',
  method: 'POST',
  path: '/api/system/admin/sites/page',
  access: { resource: sites.view },
  failures: 'in-place',
})

/** */
export const saveSite = defineCall<{ body: AdminSiteSave; data: SavedRecord }>({
  id: 'admin.sites.save',
  method: 'POST',
  path: '/api/system/admin/sites/save',
  access: { resource: sites.edit },
  failures: 'in-place',
})

/** Refused for a site with people, and for the last one. */
export const setSite = defineCall<{ body: AdminSiteChoice; data: SavedRecord }>({
  id: 'admin.sites.setSite',
  method: 'POST',
  path: '/api/system/admin/sites/setSite',
  access: { resource: sites.edit },
  failures: 'in-place',
})
