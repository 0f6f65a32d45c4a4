import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './sub-app.calls.ts'
import { SubAppReport, SubAppStatus } from './sub-app.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const SUB_APP_SCHEMAS = {
  reportSubApps: { body: SubAppReport, data: Type.Null() },
  listSubApps: { data: Type.Array(SubAppStatus) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
