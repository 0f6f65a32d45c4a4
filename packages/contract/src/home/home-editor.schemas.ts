import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './home-editor.calls.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const HOME_EDITOR_SCHEMAS = {
  restoreOnboarding: { data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
