import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './permission-change.calls.ts'
import {
  PermissionChange,
  PermissionChangeId,
  PermissionChangeQuery,
  PermissionRules,
} from './permission-change.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const PERMISSION_CHANGE_SCHEMAS = {
  pagePermissionChanges: { body: PermissionChangeQuery, data: Page(PermissionChange) },
  getPermissionRules: { data: PermissionRules },
  confirmPermissionChange: { body: PermissionChangeId, data: PermissionChange },
  refusePermissionChange: { body: PermissionChangeId, data: PermissionChange },
  withdrawPermissionChange: { body: PermissionChangeId, data: PermissionChange },
} as const satisfies Record<keyof typeof calls, CallSchemas>
