import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './what-changed.calls.ts'
import { WhatChanged } from './what-changed.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const WHAT_CHANGED_SCHEMAS = {
  whatChanged: { data: WhatChanged },
} as const satisfies Record<keyof typeof calls, CallSchemas>
