import { type Static, Type } from 'typebox'
import { UserType, version, versionOrNew } from '../entities/fields.ts'
import { BULK_ROWS } from '../limits/lists.ts'
import { SHEET_PEOPLE } from '../limits/password.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { Waiting } from '../permissions/permission-change.ts'

const Code = Type.String({ maxLength: 64 })
const Codes = Type.Array(Code, { maxItems: 100 })
const sex = Type.Union([Type.Literal('M'), Type.Literal('F')])

/** State of an account, in sort order: never used (no password was set), enabled, disabled. */
export const USER_STATES = ['new', 'enabled', 'disabled'] as const
const state = Type.Enum(USER_STATES)

/** Sort keys of the list. */
export const USER_SORT_KEYS = [
  'userCode',
  'name',
  'state',
  'department',
  'defaultSite',
  'userType',
  'nameZh',
  'nameEn',
  'mobile',
  'email',
  'sessions',
  'lastLogin',
] as const

/** Query of the list of people. All criteria must match. */
export const AdminUserQuery = PageRequest(
  Type.Object({
    text: Type.Optional(
      Type.String({ maxLength: 60, description: 'Part of the employee number or of a name' }),
    ),
    deptCode: Type.Optional(
      Type.String({ maxLength: 64, description: 'Department with those below it, or enterprise' }),
    ),
    roleCode: Type.Optional(Code),
    state: Type.Optional(state),
    ...Order(USER_SORT_KEYS),
  }),
)
export type AdminUserQuery = Static<typeof AdminUserQuery>

const facts = {
  userCode: Type.String({ description: 'Employee number' }),
  nameZh: Type.String(),
  nameEn: Type.String(),
  sex,
  userType: UserType,
  deptCode: Type.String({ description: 'Department, or enterprise of an external user' }),
  roles: Type.Array(Type.String()),
  posts: Type.Array(Type.String()),
  sites: Type.Array(Type.String(), { description: 'Three-letter codes' }),
  defaultSite: Type.String({ description: 'Initial site of a session; one of the sites' }),
  mobile: Type.String({ description: 'Empty when not known' }),
  email: Type.String({ description: 'Empty when not known' }),
}

/** A person for administrators. */
export const AdminUser = Type.Object({
  ...facts,
  deptName: Type.String({ description: 'In the language of the request' }),
  state,
  sessions: Type.Integer({ description: 'Number of open sessions' }),
  quickSignIn: Type.Boolean({ description: 'True if the person has a PIN on a device' }),
  lastLogin: Type.Union([Type.String(), Type.Null()], {
    description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai; null when none is known',
  }),
  version: Type.Integer(),
  waiting: Waiting,
})
export type AdminUser = Static<typeof AdminUser>

export const AdminUserCode = Type.Object({ userCode: Type.String({ minLength: 1, maxLength: 64 }) })
export type AdminUserCode = Static<typeof AdminUserCode>

/** Body of a save. `userProblems` validates the fields. */
export const AdminUserSave = Type.Object({
  userCode: Type.String({ maxLength: 64 }),
  nameZh: Type.String({ maxLength: 200 }),
  nameEn: Type.String({ maxLength: 200 }),
  sex,
  userType: UserType,
  deptCode: Code,
  roles: Codes,
  posts: Codes,
  sites: Codes,
  defaultSite: Code,
  mobile: Type.String({ maxLength: 40 }),
  email: Type.String({ maxLength: 200 }),
  version: versionOrNew,
})
export type AdminUserSave = Static<typeof AdminUserSave>

export const AdminUserState = Type.Object({
  userCode: Type.String({ minLength: 1, maxLength: 64 }),
  enabled: Type.Boolean(),
  version,
})
export type AdminUserState = Static<typeof AdminUserState>

/** Number of ended sessions. */
export const EndedSessions = Type.Object({ ended: Type.Integer() })
export type EndedSessions = Static<typeof EndedSessions>

/** A one-time link with which a person sets a password. Returned only once; earlier links become invalid. */
export const Invitation = Type.Object({
  path: Type.String({
    description: 'Path of the portal, with the token; empty when the link went to the person',
  }),
  sentTo: Type.String({
    description: 'Mobile or e-mail, mostly masked; empty if the response contains the link',
  }),
  validUntil: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
})
export type Invitation = Static<typeof Invitation>

/** A link sent to the person's own mobile or mail. */
export const SentLink = Type.Object({
  sentTo: Type.String({ description: 'Mostly masked' }),
  validUntil: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
})
export type SentLink = Static<typeof SentLink>

/** Bulk changes of people. Each person is changed as if saved individually. */
export const BULK_CHANGES = [
  'department',
  'addRole',
  'removeRole',
  'addSite',
  'removeSite',
  'addPost',
  'removePost',
  'enable',
  'disable',
  'endSessions',
] as const
export type BulkChangeKind = (typeof BULK_CHANGES)[number]

export const BulkChange = Type.Object({
  kind: Type.Enum(BULK_CHANGES),
  code: Type.String({
    maxLength: 64,
    description: 'Code of the department, role, site or post; empty if the kind needs none',
  }),
})
export type BulkChange = Static<typeof BulkChange>

const PersonCode = Type.String({ minLength: 1, maxLength: 64 })

export const AdminUserBulk = Type.Object({
  change: BulkChange,
  rows: Type.Array(Type.Object({ id: PersonCode, version }), { minItems: 1, maxItems: BULK_ROWS }),
})
export type AdminUserBulk = Static<typeof AdminUserBulk>

export const InvitedPeople = Type.Object({
  userCodes: Type.Array(PersonCode, { minItems: 1, maxItems: BULK_ROWS, uniqueItems: true }),
})
export type InvitedPeople = Static<typeof InvitedPeople>

export const PrintedPeople = Type.Object({
  userCodes: Type.Array(PersonCode, { minItems: 1, maxItems: SHEET_PEOPLE, uniqueItems: true }),
})
export type PrintedPeople = Static<typeof PrintedPeople>

/** One-time links for printing. Returned only once. */
export const LinkSheet = Type.Object({
  validUntil: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
  links: Type.Array(
    Type.Object({
      userCode: Type.String(),
      nameZh: Type.String(),
      nameEn: Type.String(),
      path: Type.String({ description: 'Path of the portal, with the token', secret: true }),
    }),
  ),
  others: Type.Array(
    Type.Object({
      userCode: Type.String(),
      name: Type.String({ description: 'In the language of the request; empty when there is nobody' }),
      text: Type.String({
        description: 'Reason why there is no link, and the alternative; in the language of the request',
      }),
    }),
  ),
})
export type LinkSheet = Static<typeof LinkSheet>

/** Ways to invite people here. */
export const InvitationChannels = Type.Object({
  gateway: Type.Boolean({ description: 'True if messages reach mobiles and mail boxes' }),
})
export type InvitationChannels = Static<typeof InvitationChannels>
