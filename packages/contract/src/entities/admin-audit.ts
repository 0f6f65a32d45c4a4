import { type Static, Type } from 'typebox'
import { WIRE_TIME } from '../wire/wire-time.ts'
import { Named } from './fields.ts'
import { Order, Page, PageRequest } from './paging.ts'

/** Everything that a security officer asks about later. */
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
  // Of an application, which says in `change` what it has done.
  'record changed',
  // Lines of earlier versions; they are read as those above.
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

/** What the audit is sorted by: the columns that have an index, for it grows without end. */
export const AUDIT_SORT_KEYS = ['time', 'doer'] as const

/** What to look for in the security audit. */
export const AuditCriteria = Type.Object({
  person: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'Account that did it or that it was done to' }),
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

/** Roles, posts or rights, as the line keeps them; the name is empty when it is not there any more. */
const rights = (description: string) => Type.Array(Named, { description })

/** One line of the audit. What a line does not say is empty, or null. */
export const AuditLine = Type.Object({
  id,
  time,
  event: AuditEvent,
  userCode: Type.String({ description: 'Who did it; `unknown` and a keyed hash where no account was named' }),
  userName: Type.String({
    description: 'In the language of the request; empty when there is no such account',
  }),
  address: Type.String({ description: 'Empty where it does not matter' }),
  target: Type.String({
    description: 'Whom or what it was done to: an account, a role, a department, an entry of the menu',
  }),
  targetName: Type.String({ description: 'Of an account, in the language of the request' }),
  given: rights('What the target has now and had not before'),
  taken: rights('What the target had before and has not now'),
  change: Type.String({ description: 'What it was changed from and to: `1.2.0 → 1.3.0`' }),
  reason: Type.String({ description: 'Why it was refused, in the language of the request' }),
  purpose: Type.String({ description: 'What a code was asked for: `login` or `password`' }),
  site: Type.String(),
  count: Type.Union([Type.Integer(), Type.Null()], { description: 'How many were changed at once' }),
  bound: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether the session is good in the browser of the login alone',
  }),
  sessionId: Type.String({ description: 'The same for everything done with one login; no token' }),
})
export type AuditLine = Static<typeof AuditLine>

/** A page of the audit, the newest first. It is counted up to a limit: `more` says that there are older ones behind it. */
export const AuditPage = Type.Object({ ...Page(AuditLine).properties, more: Type.Boolean() })
export type AuditPage = Static<typeof AuditPage>
