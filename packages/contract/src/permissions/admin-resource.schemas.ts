import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-resource.calls.ts'
import {
  AdminResource,
  AdminResourceDelete,
  AdminResourceQuery,
  AdminResourceSave,
} from './admin-resource.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_RESOURCE_SCHEMAS = {
  pageAdminResources: { body: AdminResourceQuery, data: Page(AdminResource) },
  saveAdminResource: { body: AdminResourceSave, data: AdminResource },
  deleteAdminResource: { body: AdminResourceDelete, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
