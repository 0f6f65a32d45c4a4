import { type Static, Type } from 'typebox'
import { DEPARTMENT_CODE, STORED_DEPARTMENT_CODE } from '../rules/records/admin-formats.ts'
import { nameText, searchText, version, versionOrNew } from './fields.ts'
import { Order, PageRequest } from './paging.ts'

/** What a department is: one of our own, or the enterprise of external users. */
export const DEPARTMENT_KINDS = ['department', 'customer', 'supplier'] as const
const Kind = Type.Enum(DEPARTMENT_KINDS)
export type DepartmentKind = Static<typeof Kind>

/** Columns that the list is sorted by; it is no tree then. */
export const DEPARTMENT_SORT_KEYS = [
  'code',
  'nameZh',
  'nameEn',
  'kind',
  'parentCode',
  'people',
  'below',
] as const

export const AdminDepartmentQuery = PageRequest(
  Type.Object({ text: searchText, kind: Type.Optional(Kind), ...Order(DEPARTMENT_SORT_KEYS) }),
)
export type AdminDepartmentQuery = Static<typeof AdminDepartmentQuery>

/** A department or enterprise as administrators see it; a list is in the order of the tree. */
export const AdminDepartment = Type.Object({
  code: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  kind: Kind,
  parentCode: Type.String({ description: 'Empty at the top' }),
  level: Type.Integer({ minimum: 1, description: '1 at the top' }),
  people: Type.Integer({ minimum: 0, description: 'Directly in it, disabled accounts included' }),
  below: Type.Integer({ minimum: 0, description: 'Departments directly below' }),
  version: Type.Integer(),
})
export type AdminDepartment = Static<typeof AdminDepartment>

/** A department to be made or changed; its code stays what it is, also one of an earlier version that would be refused now. */
export const AdminDepartmentSave = Type.Object({
  code: Type.String({ pattern: STORED_DEPARTMENT_CODE.source }),
  nameZh: nameText,
  nameEn: nameText,
  kind: Kind,
  parentCode: Type.String({ maxLength: 32, description: 'Empty at the top' }),
  version: versionOrNew,
})
export type AdminDepartmentSave = Static<typeof AdminDepartmentSave>

/** The same for one that is made. */
export const NewAdminDepartment = Type.Object({
  ...AdminDepartmentSave.properties,
  code: Type.String({ pattern: DEPARTMENT_CODE.source }),
})

export const AdminDepartmentDelete = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 64 }),
  version,
})
export type AdminDepartmentDelete = Static<typeof AdminDepartmentDelete>
