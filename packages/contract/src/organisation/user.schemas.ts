import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './user.calls.ts'
import { Employee, UserCodeQuery, UserHit, UserQuery } from './user.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const USER_SCHEMAS = {
  queryUsers: { body: UserQuery, data: Page(UserHit) },
  formUserByCode: { query: UserCodeQuery, data: Employee },
} as const satisfies Record<keyof typeof calls, CallSchemas>
