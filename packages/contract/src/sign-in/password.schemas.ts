import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './password.calls.ts'
import {
  PasswordChange,
  PasswordChangeGrant,
  PasswordChangeStart,
  PasswordLinkQuery,
} from './password-change.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const PASSWORD_SCHEMAS = {
  getChangePDUrl: { query: PasswordLinkQuery, data: Type.String() },
  beginPasswordChange: { body: PasswordChangeStart, data: PasswordChangeGrant },
  changePassword: { body: PasswordChange, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
