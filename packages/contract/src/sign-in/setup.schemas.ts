import type { CallSchemas } from '../calls/call-schemas.ts'
import { UserInfo } from '../organisation/user-info.ts'
import type * as calls from './setup.calls.ts'
import { FirstAdministrator, FirstInvitation, FirstSites, FirstUser, SetupOptions } from './setup.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const SETUP_SCHEMAS = {
  firstAdministrator: { body: FirstAdministrator, data: UserInfo },
  setupOptions: { data: SetupOptions },
  firstSites: { body: FirstSites, data: UserInfo },
  firstUser: { body: FirstUser, data: FirstInvitation },
} as const satisfies Record<keyof typeof calls, CallSchemas>
