import { type Static, Type } from 'typebox'
import { Named } from '../entities/fields.ts'
import { Order, Page, PageRequest } from '../lists/paging.ts'
import { WIRE_TIME } from '../wire/formats/wire-time.ts'

/** Events of the security audit. */
export const AUDIT_EVENTS = [
  'login',
  'login refused',
  'logout',
  'user switched',
  'password confirmed',
  'confirmation refused',
  'token without its browser',
  'site switched',
  'code asked for',
  'password changed',
  'password change refused',
  'password reset',
  'password reset sent',
  'first password set',
  'pin set',
  'pin ended',
  'login by pin',
  'security key added',
  'security key renamed',
  'security key ended',
  'login by security key',
  'device marked as own',
  'device no longer own',
  'quick login refused',
  'draft key made',
  'draft key removed',
  'user changed',
  'user invited',
  'user link printed',
  'user enabled',
  'user disabled',
  'sign-ins ended',
  'users imported',
  'role changed',
  'role deleted',
  'right changed',
  'right deleted',
  'rights change proposed',
  'rights change confirmed',
  'rights change refused',
  'rights change withdrawn',
  'rights change expired',
  'administrator appointed alone',
  'delegation given',
  'delegation changed',
  'delegation revoked',
  'menu changed',
  'menu deleted',
  'menus imported',
  'department changed',
  'department deleted',
  'dictionary value changed',
  'dictionary value deleted',
  'dictionary directory changed',
  'dictionary imported',
  'site changed',
  'site opened',
  'site closed',
  'translation changed',
  'translation deleted',
  'notice changed',
  'notice published',
  'notice withdrawn',
  'notice deleted',
  'alarm raised',
  'alarm recalled',
  'alarm reminded',
  'process task moved',
  'process resumed',
  'application version chosen',
  'application enabled',
  'application disabled',
  'application version uploaded',
  'application version refused',
  'application version confirmed',
  'application version rejected',
  'application version withdrawn',
  'application version expired',
  'application version removed',
  'application trial started',
  'application trial ended',
  // From an application, which describes the change in `change`.
  'record changed',
  // Only in lines of earlier versions. They are converted to the events above.
  'administration',
  'changed file refused',
  'first administrator',
  'first sites chosen',
  'first user',
] as const
const AuditEvent = Type.Enum(AUDIT_EVENTS)
export type AuditEvent = Static<typeof AuditEvent>

const time = Type.String({ pattern: WIRE_TIME.source, description: 'yyyy-MM-dd HH:mm:ss' })
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Sort keys of the audit: only indexed columns, because it grows without limit. */
export const AUDIT_SORT_KEYS = ['time', 'doer'] as const

/** Filter of the security audit. */
export const AuditCriteria = Type.Object({
  person: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'Account that acted, or that the action concerned',
    }),
  ),
  event: Type.Optional(AuditEvent),
  from: Type.Optional(time),
  to: Type.Optional(time),
  after: Type.Optional(
    Type.Integer({ ...id, description: 'Only lines older than the one with this number, for an export' }),
  ),
  ...Order(AUDIT_SORT_KEYS),
})
export type AuditCriteria = Static<typeof AuditCriteria>
export const AuditQuery = PageRequest(AuditCriteria)
export type AuditQuery = Static<typeof AuditQuery>

/** Roles, posts or permissions as stored in the line. The name is empty if it no longer exists. */
const rights = (description: string) => Type.Array(Named, { description })

/** A line of the audit. Missing values are empty or null. */
export const AuditLine = Type.Object({
  id,
  time,
  event: AuditEvent,
  userCode: Type.String({
    description: 'Employee number of the person; `unknown` and a keyed hash if no account was named',
  }),
  userName: Type.String({
    description: 'In the language of the request; empty when there is no such account',
  }),
  address: Type.String({ description: 'Address of the client; empty if irrelevant for the event' }),
  target: Type.String({
    description: 'Account, role, department or menu entry that the action concerned',
  }),
  targetName: Type.String({ description: 'Name of the target account, in the language of the request' }),
  given: rights('Permissions that the target gained'),
  taken: rights('Permissions that the target lost'),
  change: Type.String({ description: 'Values before and after: `1.2.0 → 1.3.0`' }),
  reason: Type.String({ description: 'Reason of the refusal, in the language of the request' }),
  purpose: Type.String({ description: 'Purpose of the code: `login` or `password`' }),
  site: Type.String(),
  count: Type.Union([Type.Integer(), Type.Null()], { description: 'Number of targets changed at once' }),
  bound: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'True if the session is bound to the browser of the login',
  }),
  sessionId: Type.String({ description: 'Equal for everything done with one login; not a token' }),
})
export type AuditLine = Static<typeof AuditLine>

/** One page of the audit, newest first. Counted up to a limit: `more` tells that older lines exist beyond it. */
export const AuditPage = Type.Object({ ...Page(AuditLine).properties, more: Type.Boolean() })
export type AuditPage = Static<typeof AuditPage>
