import { type Static, Type } from 'typebox'
import {
  date,
  dateTime,
  Named,
  nullable,
  recordId,
  recordIdOrNew,
  searchText,
  text,
  versionOrNew,
} from '../entities/fields.ts'
import { DELEGATION_APPLICATIONS_MAX, DELEGATION_NAME_MAX } from '../limits/permissions.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { Waiting } from '../permissions/permission-change.ts'

/**
 * `idle`: within its period but without effect, because the delegator lost the role or department, or one of the
 * accounts is disabled.
 */
export const DELEGATION_STATES = ['upcoming', 'active', 'idle', 'expired', 'revoked'] as const
export type DelegationState = (typeof DELEGATION_STATES)[number]

/** Given or received by the caller; `all` requires the people permission. */
export const DELEGATION_SCOPES = ['mine', 'given', 'received', 'all'] as const
export type DelegationScope = (typeof DELEGATION_SCOPES)[number]

/** `role`: messages to holders of the role also reach the delegate. */
export const DELEGATION_MESSAGES = ['role', 'none'] as const
export type DelegationMessages = (typeof DELEGATION_MESSAGES)[number]

/** A role delegated to another person for a period. DEL-01. */
export const Delegation = Type.Object({
  id: Type.String(),
  name: Type.String(),
  delegator: Named,
  delegate: Named,
  role: Named,
  applications: Type.Array(Named),
  department: Named,
  messages: Type.Enum([...DELEGATION_MESSAGES]),
  validFrom: dateTime,
  validUntil: Type.Union([dateTime, Type.Null()], {
    description: 'End, exclusive; null for a permanent delegation',
  }),
  state: Type.Enum([...DELEGATION_STATES]),
  createdBy: Named,
  createdAt: dateTime,
  revokedBy: nullable(Named),
  revokedAt: nullable(dateTime),
  mayEdit: Type.Boolean({ description: 'True if the caller may change it now' }),
  mayRevoke: Type.Boolean({ description: 'True if the caller may revoke it now' }),
  version: Type.Integer(),
})
export type Delegation = Static<typeof Delegation>

/** Sort keys of the list. */
export const DELEGATION_SORT_KEYS = [
  'name',
  'delegator',
  'delegate',
  'role',
  'state',
  'validFrom',
  'validUntil',
] as const

export const DelegationQuery = PageRequest(
  Type.Object({
    scope: Type.Optional(Type.Enum([...DELEGATION_SCOPES])),
    state: Type.Optional(Type.Enum([...DELEGATION_STATES])),
    roleCode: Type.Optional(Type.String({ maxLength: 64 })),
    text: searchText,
    ...Order(DELEGATION_SORT_KEYS),
  }),
)
export type DelegationQuery = Static<typeof DelegationQuery>

const code = Type.String({ maxLength: 64 })

/** Body of a save. `delegationProblems` validates the fields. */
export const DelegationSave = Type.Object({
  id: recordIdOrNew,
  version: versionOrNew,
  delegator: Type.Union([code], {
    description: 'Employee number. A delegation for somebody else waits for a second administrator',
  }),
  delegate: code,
  role: code,
  applications: Type.Array(code, { maxItems: DELEGATION_APPLICATIONS_MAX }),
  department: code,
  messages: Type.Union([Type.Enum([...DELEGATION_MESSAGES]), Type.Literal('')]),
  name: text(DELEGATION_NAME_MAX),
  validFrom: Type.Union([date, Type.Literal('')], {
    description: 'First day; if it is today, the delegation starts at once',
  }),
  validTo: Type.Union([date, Type.Null()], { description: 'Last day; null for a permanent delegation' }),
})
export type DelegationSave = Static<typeof DelegationSave>

/** Result of a save. With `waiting` nothing was saved yet: a second administrator decides. */
export const SavedDelegation = Type.Object({ delegation: nullable(Delegation), waiting: Waiting })
export type SavedDelegation = Static<typeof SavedDelegation>

export const DelegationId = Type.Object({ id: recordId })
export type DelegationId = Static<typeof DelegationId>

export const DelegationChoicesQuery = Type.Object({ delegator: Type.Optional(code) })
export type DelegationChoicesQuery = Static<typeof DelegationChoicesQuery>

/** Roles, applications and departments that a person may delegate. DEL-05. */
export const DelegationChoices = Type.Object({
  delegator: Named,
  today: Type.String({ description: 'yyyy-MM-dd at the sites, by the clock of the database' }),
  roles: Type.Array(Type.Object({ ...Named.properties, permanent: Type.Boolean() })),
  applications: Type.Array(Named),
  departments: Type.Array(Named),
})
export type DelegationChoices = Static<typeof DelegationChoices>

/** An act done under a delegated permission. */
export const DelegatedAct = Type.Object({
  id: Type.String(),
  at: dateTime,
  by: Named,
  what: Type.String({ description: 'In the language of the request' }),
  url: Type.String({ description: 'A path of the portal; empty for none' }),
})
export type DelegatedAct = Static<typeof DelegatedAct>

export const DelegationDetails = Type.Object({
  delegation: Delegation,
  posts: Type.Array(Named, { description: 'Posts of the delegator that the delegation includes now' }),
  rights: Type.Array(Named, { description: 'Permissions that it lends while it is in force' }),
  acts: Type.Array(DelegatedAct, { description: 'Newest first' }),
})
export type DelegationDetails = Static<typeof DelegationDetails>
