import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-site.calls.ts'
import { AdminSite, AdminSiteChoice, AdminSiteQuery, AdminSiteSave } from './admin-site.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_SITE_SCHEMAS = {
  pageAdminSites: { body: AdminSiteQuery, data: Page(AdminSite) },
  saveAdminSite: { body: AdminSiteSave, data: AdminSite },
  setAdminSite: { body: AdminSiteChoice, data: AdminSite },
} as const satisfies Record<keyof typeof calls, CallSchemas>
