import { type Static, Type } from 'typebox'
import { searchText, version, versionOrNew } from '../entities/fields.ts'
import { querySchema, responseSchema, saveSchema } from '../records/field-schemas.ts'
import { STORED_DEPARTMENT_CODE } from '../rules/records/admin-formats.ts'
import { adminDepartment } from './admin-department.fields.ts'

export const AdminDepartmentQuery = querySchema(adminDepartment.fields, { text: searchText })
export type AdminDepartmentQuery = Static<typeof AdminDepartmentQuery>

export const AdminDepartment = responseSchema(adminDepartment.fields, {
  level: Type.Integer({ minimum: 1, description: '1 at the top' }),
  version: Type.Integer(),
})
export type AdminDepartment = Static<typeof AdminDepartment>

export const NewAdminDepartment = saveSchema(adminDepartment.fields, { version: versionOrNew })

/** Body of a save. The code never changes, even one of an earlier version that would be rejected now. */
export const AdminDepartmentSave = saveSchema(adminDepartment.fields, {
  code: Type.String({ pattern: STORED_DEPARTMENT_CODE.source }),
  version: versionOrNew,
})
export type AdminDepartmentSave = Static<typeof AdminDepartmentSave>

export const AdminDepartmentDelete = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 64 }),
  version,
})
export type AdminDepartmentDelete = Static<typeof AdminDepartmentDelete>
