import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { UserInfo } from '../organisation/user-info.ts'
import type * as calls from './quick-sign-in.calls.ts'
import { NewPin, PinLogin, QuickPerson, QuickSignInState } from './quick-sign-in.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const QUICK_SIGN_IN_SCHEMAS = {
  listQuickPeople: { data: Type.Array(QuickPerson) },
  pinLogin: { body: PinLogin, data: UserInfo },
  quickSignInState: { data: QuickSignInState },
  setPin: { body: NewPin, data: QuickSignInState },
  endPin: { data: QuickSignInState },
} as const satisfies Record<keyof typeof calls, CallSchemas>
