import { type Static, Type } from 'typebox'
import { WIRE_TIME } from '../rules/wire-time.ts'

const time = Type.String({ pattern: WIRE_TIME.source, description: 'yyyy-MM-dd HH:mm:ss' })
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** What to look for in the security audit. */
export const AuditQuery = Type.Object({
  size: Type.Integer({ minimum: 1, maximum: 200 }),
  person: Type.Optional(
    Type.String({ minLength: 1, maxLength: 60, description: 'Account that did it or that it was done to' }),
  ),
  event: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'Such as `login refused`' })),
  from: Type.Optional(time),
  to: Type.Optional(time),
  before: Type.Optional(
    Type.Integer({ ...id, description: 'Only lines older than the one with this number, for the next page' }),
  ),
})
export type AuditQuery = Static<typeof AuditQuery>

/** One line of the audit. */
export const AuditLine = Type.Object({
  id,
  time,
  event: Type.String(),
  userCode: Type.String({ description: 'Who did it; `unknown` and a keyed hash where no account was named' }),
  userName: Type.String({
    description: 'In the language of the request; empty when there is no such account',
  }),
  address: Type.String({ description: 'Empty where it does not matter' }),
  details: Type.String({ description: 'The rest as JSON: target, given, taken, site, reason and the like' }),
})
export type AuditLine = Static<typeof AuditLine>

/** Lines of the audit, the newest first; `more` says that there are older ones. */
export const AuditPage = Type.Object({ records: Type.Array(AuditLine), more: Type.Boolean() })
export type AuditPage = Static<typeof AuditPage>
