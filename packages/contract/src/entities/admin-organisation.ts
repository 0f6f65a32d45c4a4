import { type Static, Type } from 'typebox'
import { DEPARTMENT_CODE, ICAO_CODE, THREE_LETTER_CODE } from '../rules/admin-formats.ts'
import { keyword, name, seen } from './admin-record.ts'
import { PageRequest } from './paging.ts'

const Count = Type.Integer({ minimum: 0 })

/** What a department is: one of our own, or the enterprise of external users. */
export const DEPARTMENT_KINDS = ['department', 'customer', 'supplier'] as const
const Kind = Type.Enum(DEPARTMENT_KINDS)
export type DepartmentKind = Static<typeof Kind>

export const AdminDepartmentQuery = PageRequest(Type.Object({ keyword, kind: Type.Optional(Kind) }))
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

/** A new department, or with `seen` a change of one; its code stays what it is. */
export const AdminDepartmentSave = Type.Object({
  seen,
  code: Type.String({ pattern: DEPARTMENT_CODE.source }),
  nameZh: name,
  nameEn: name,
  kind: Kind,
  parentCode: Type.String({ maxLength: 20, description: 'Empty at the top' }),
})
export type AdminDepartmentSave = Static<typeof AdminDepartmentSave>

export const AdminSiteQuery = PageRequest(
  Type.Object({
    keyword,
    isSite: Type.Optional(Type.Boolean({ description: 'Only those that are, or are not, sites' })),
  }),
)
export type AdminSiteQuery = Static<typeof AdminSiteQuery>

/** An airport of the reference list, and whether the organisation works there. */
export const AdminSite = Type.Object({
  id: Type.String(),
  threeCode: Type.String(),
  icao: Type.String(),
  cnName: Type.String(),
  enName: Type.String(),
  isSite: Type.Boolean(),
  people: Count,
  version: Type.Integer(),
})
export type AdminSite = Static<typeof AdminSite>

/** A new airport, or with `seen` a change of one; its three-letter code stays what it is. */
export const AdminSiteSave = Type.Object({
  seen,
  threeCode: Type.String({ pattern: THREE_LETTER_CODE.source }),
  icao: Type.String({ pattern: ICAO_CODE.source }),
  cnName: name,
  enName: name,
})
export type AdminSiteSave = Static<typeof AdminSiteSave>

/** Makes an airport a site of the organisation, or takes that away. */
export const AdminSiteChoice = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  isSite: Type.Boolean(),
})
export type AdminSiteChoice = Static<typeof AdminSiteChoice>
