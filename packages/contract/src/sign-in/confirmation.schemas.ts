import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './confirmation.calls.ts'
import { PasswordChallenge, PasswordConfirmation } from './confirmation.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const CONFIRMATION_SCHEMAS = {
  beginConfirmation: { data: PasswordChallenge },
  confirmPassword: { body: PasswordConfirmation, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
