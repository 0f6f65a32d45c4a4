import { type Static, Type } from 'typebox'
import { Named, rowNumber } from '../entities/fields.ts'
import { Order, PageRequest } from '../lists/paging.ts'

const Kind = Type.Union([
  Type.Literal('user'),
  Type.Literal('enable'),
  Type.Literal('role'),
  Type.Literal('dictionary'),
  Type.Literal('delegation'),
])
/** Reasons for holding a change, in sort order. */
export const CHANGE_REASONS = [
  'guarded',
  'ownRole',
  'contact',
  'reopened',
  'closed',
  'taken',
  'steering',
  'delegated',
] as const
const Reason = Type.Enum(CHANGE_REASONS)
/** States of a change, in sort order. */
export const CHANGE_STATES = ['waiting', 'confirmed', 'refused', 'withdrawn', 'expired', 'alone'] as const
const State = Type.Enum(CHANGE_STATES)
export type PermissionChangeState = Static<typeof State>
const Violation = Type.Union([
  Type.Literal('over'),
  Type.Literal('own'),
  Type.Literal('sameLine'),
  Type.Literal('gains'),
  Type.Literal('lacksGuarded'),
  Type.Null(),
])

/** A change held for a second administrator. */
export const WaitingChange = Type.Object({
  id: Type.Integer(),
  until: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai: time at which it expires' }),
})
export type WaitingChange = Static<typeof WaitingChange>

/** Part of a save's response. If present, nothing has been changed yet. */
export const Waiting = Type.Optional(WaitingChange)

const Codes = Type.Array(Type.String())

/** A permission change that needs or needed two people. */
export const PermissionChange = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  target: Type.String({
    description:
      'Employee number, code of the role, of a delegation the delegate, or directory and value of the dictionary (`FX_RATE:USD`)',
  }),
  targetName: Type.String({ description: 'In the language of the request' }),
  why: Reason,
  given: Codes,
  taken: Codes,
  guarded: Type.Array(Type.String(), {
    description: 'Permissions whose granting needs a second administrator',
  }),
  contact: Type.String({ description: 'Mobile and e-mail that links and codes would go to; empty for none' }),
  proposedBy: Named,
  proposedAt: Type.String(),
  until: Type.String(),
  state: State,
  decidedBy: Type.Union([Named, Type.Null()]),
  decidedAt: Type.Union([Type.String(), Type.Null()]),
  hindrance: Type.Union(Violation.anyOf, {
    description: 'Reason why the caller may not confirm it; null if they may',
  }),
})
export type PermissionChange = Static<typeof PermissionChange>

/** Sort keys of the list. */
export const CHANGE_SORT_KEYS = ['target', 'state', 'why', 'proposedBy', 'until', 'decidedBy'] as const

export const PermissionChangeQuery = PageRequest(
  Type.Object({ state: Type.Optional(State), ...Order(CHANGE_SORT_KEYS) }),
)
export type PermissionChangeQuery = Static<typeof PermissionChangeQuery>

export const PermissionChangeId = Type.Object({ id: rowNumber })
export type PermissionChangeId = Static<typeof PermissionChangeId>

/** Data with which a form can tell beforehand that a change would be held. */
export const PermissionRules = Type.Object({
  /** The caller may appoint one more administrator without confirmation. */
  firstDay: Type.Boolean(),
  roles: Type.Array(
    Type.Object({
      code: Type.String(),
      grants: Type.Array(
        Type.Object({ identify: Type.String(), userType: Type.String(), deptCode: Type.String() }),
      ),
    }),
    { description: 'Guarded permissions that the roles give' },
  ),
  posts: Type.Array(Type.Object({ code: Type.String(), rights: Codes })),
  guarded: Type.Array(Type.String(), { description: 'Guarded rights of applications' }),
  own: Type.Object(
    { roles: Codes, guarded: Codes },
    { description: 'Roles and guarded permissions of the caller' },
  ),
})
export type PermissionRules = Static<typeof PermissionRules>
