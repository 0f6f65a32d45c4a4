import { type Static, Type } from 'typebox'
import { nullable, recordId, UserType, version, versionOrNew } from '../entities/fields.ts'

/** A role that sees an entry, for one user type. */
export const MenuRole = Type.Object({ roleCode: Type.String({ maxLength: 64 }), userType: UserType })
export type MenuRole = Static<typeof MenuRole>

export const AdminMenu = Type.Object({
  id: Type.String(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  nameZh: Type.String(),
  nameEn: Type.String(),
  url: Type.String({ description: 'Path of the portal, or empty for a group' }),
  hidden: Type.Boolean({ description: 'True if permitted but not shown in the menu' }),
  alwaysShow: Type.Boolean({ description: 'True for a group that is shown even with a single entry' }),
  identify: Type.String({
    description: 'Permission required for the entry; empty if the role is enough',
  }),
  roles: Type.Array(MenuRole),
  version: Type.Integer(),
})
export type AdminMenu = Static<typeof AdminMenu>

/** The whole menu in order, and the permissions that an entry may require. */
export const AdminMenus = Type.Object({
  entries: Type.Array(AdminMenu),
  resources: Type.Array(Type.Object({ identify: Type.String(), title: Type.String() })),
})
export type AdminMenus = Static<typeof AdminMenus>

export const AdminMenuSave = Type.Object({
  id: Type.Union([recordId, Type.Null()], {
    description: 'Null creates an entry at the end of its level',
  }),
  parentId: nullable(recordId),
  nameZh: Type.String({ maxLength: 200 }),
  nameEn: Type.String({ maxLength: 200 }),
  url: Type.String({ maxLength: 500 }),
  hidden: Type.Boolean(),
  alwaysShow: Type.Boolean(),
  identify: Type.String({ maxLength: 100 }),
  roles: Type.Array(MenuRole, { maxItems: 200 }),
  version: versionOrNew,
})
export type AdminMenuSave = Static<typeof AdminMenuSave>

export const AdminMenuMove = Type.Object({
  id: recordId,
  direction: Type.Union([Type.Literal('up'), Type.Literal('down')]),
})
export type AdminMenuMove = Static<typeof AdminMenuMove>

export const AdminMenuDelete = Type.Object({ id: recordId, version })
export type AdminMenuDelete = Static<typeof AdminMenuDelete>
