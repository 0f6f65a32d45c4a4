import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type { AdminSite, AdminSiteChoice, AdminSiteQuery, AdminSiteSave } from './admin-site.ts'

const PATH = '/api/system/admin/sites'
const view = { access: { resource: ADMIN_PERMISSIONS.sites.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.sites.edit }, failures: 'in-place' } as const

/** Returns one page of the reference list of airports, sites first. ADM-21. */
export const pageAdminSites = defineCall<{ body: AdminSiteQuery; data: PageOf<AdminSite> }>({
  id: 'adminSite.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Creates or changes an airport. A new one is not a site yet. ADM-21. */
export const saveAdminSite = defineCall<{ body: AdminSiteSave; data: AdminSite }>({
  id: 'adminSite.save',
  method: 'POST',
  path: `${PATH}/save`,
  ...edit,
})

/** Makes an airport a site, or an ordinary airport again. Rejected for a site with people and for the last one. ADM-21. */
export const setAdminSite = defineCall<{ body: AdminSiteChoice; data: AdminSite }>({
  id: 'adminSite.setSite',
  method: 'POST',
  path: `${PATH}/setSite`,
  ...edit,
})
