import { type Static, Type } from 'typebox'
import { UserType, version, versionOrNew } from '../entities/fields.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { Waiting } from './permission-change.ts'

/** Ways a role may be delegated (DEL-02): not at all, for a limited time, or also permanently. */
export const HANDING_ON = ['never', 'timed', 'forGood'] as const
export const HandingOn = Type.Enum(HANDING_ON)
export type HandingOn = Static<typeof HandingOn>

const RoleCode = Type.String({ minLength: 1, maxLength: 64 })

/** Sort keys of the list. */
export const ROLE_SORT_KEYS = ['code', 'nameZh', 'nameEn', 'people', 'resources', 'menus'] as const

export const AdminRoleQuery = PageRequest(
  Type.Object({
    text: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the code or of a name' })),
    ...Order(ROLE_SORT_KEYS),
  }),
)
export type AdminRoleQuery = Static<typeof AdminRoleQuery>

/** A role in the list, with its numbers of holders and grants. */
export const AdminRole = Type.Object({
  code: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  descriptionZh: Type.String({ description: 'Purpose of the role; may be empty' }),
  descriptionEn: Type.String(),
  handingOn: HandingOn,
  people: Type.Integer({ description: 'Number of holders, including disabled accounts' }),
  resources: Type.Integer(),
  menus: Type.Integer(),
  version: Type.Integer(),
})
export type AdminRole = Static<typeof AdminRole>

/** A permission granted by a role to people of one user type, in one department or (empty) in all. */
export const RoleResource = Type.Object({
  identify: Type.String({ maxLength: 100 }),
  userType: UserType,
  deptCode: Type.String({ maxLength: 64 }),
})
export type RoleResource = Static<typeof RoleResource>

/** A menu entry shown by a role to people of one user type. */
export const RoleMenu = Type.Object({ menuId: Type.String({ maxLength: 36 }), userType: UserType })
export type RoleMenu = Static<typeof RoleMenu>

export const AdminRoleDetail = Type.Object({
  ...AdminRole.properties,
  resources: Type.Array(RoleResource),
  menus: Type.Array(RoleMenu),
  waiting: Waiting,
})
export type AdminRoleDetail = Static<typeof AdminRoleDetail>

export const AdminRoleCode = Type.Object({ code: RoleCode })
export type AdminRoleCode = Static<typeof AdminRoleCode>

/** Maximum number of permissions, and of menu entries, of a role. */
export const ROLE_GRANTS_MAX = 500

export const AdminRoleSave = Type.Object({
  code: Type.String({ maxLength: 64 }),
  nameZh: Type.String({ maxLength: 200 }),
  nameEn: Type.String({ maxLength: 200 }),
  descriptionZh: Type.Optional(Type.String({ maxLength: 1_000, description: 'Unchanged if omitted' })),
  descriptionEn: Type.Optional(Type.String({ maxLength: 1_000 })),
  handingOn: Type.Optional(HandingOn),
  resources: Type.Array(RoleResource, { maxItems: ROLE_GRANTS_MAX }),
  menus: Type.Array(RoleMenu, { maxItems: ROLE_GRANTS_MAX }),
  version: versionOrNew,
})
export type AdminRoleSave = Static<typeof AdminRoleSave>

export const AdminRoleDelete = Type.Object({ code: RoleCode, version })
export type AdminRoleDelete = Static<typeof AdminRoleDelete>

/** Everything a role can grant. Names are in the language of the request. */
export const RoleChoices = Type.Object({
  resources: Type.Array(Type.Object({ identify: Type.String(), url: Type.String(), title: Type.String() })),
  menus: Type.Array(
    Type.Object({
      id: Type.String(),
      parentId: Type.Union([Type.String(), Type.Null()]),
      url: Type.String(),
      name: Type.String(),
    }),
  ),
})
export type RoleChoices = Static<typeof RoleChoices>

/** Purpose and grants of every role with names, in the language of the request. */
export const RoleOverview = Type.Object({
  roles: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      description: Type.String(),
      resources: Type.Array(RoleResource),
      menus: Type.Array(RoleMenu),
    }),
  ),
  choices: RoleChoices,
  departments: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
})
export type RoleOverview = Static<typeof RoleOverview>
