import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './person-link.calls.ts'
import { FirstPassword, InvitedPerson, PersonLinkToken } from './person-link.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const PERSON_LINK_SCHEMAS = {
  readPersonLink: { body: PersonLinkToken, data: InvitedPerson },
  usePersonLink: { body: FirstPassword, data: Type.Object({ userCode: Type.String() }) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
