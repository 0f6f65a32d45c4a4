import { Type } from 'typebox'
import { AdminSubAppChoice, AdminSubAppSwitch } from '../entities/admin-sub-app.ts'
import type * as calls from './admin-sub-app.calls.ts'
import type { CallSchemas } from './call-schemas.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_SUB_APP_SCHEMAS = {
  chooseAdminSubApp: { body: AdminSubAppChoice, data: Type.Object({ activeVersion: Type.String() }) },
  switchAdminSubApp: { body: AdminSubAppSwitch, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
