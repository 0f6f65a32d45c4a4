import { type Static, Type } from 'typebox'
import { Named, UserType } from '../entities/fields.ts'
import { PageRequest } from '../lists/paging.ts'

/** Body of `cmnSvUser/queryPage`. A search text is required, so that nobody can list everybody (UI-01). */
export const UserQuery = PageRequest(
  Type.Object({
    text: Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '\\S',
      description: 'Part of the employee number, of the name or of the name of a department or enterprise',
    }),
    closed: Type.Optional(
      Type.Boolean({ description: 'True to include disabled accounts; requires a permission for the logs' }),
    ),
  }),
)
export type UserQuery = Static<typeof UserQuery>

/** A person in a search result (§3 user search hit, UI-10). */
export const UserHit = Type.Object({
  userCode: Type.String({ description: 'Employee number' }),
  nickName: Type.String({ description: 'Name in the language of the request' }),
  deptList: Type.Array(Named, {
    description: 'Departments from the top down to the person’s own, or the enterprise',
  }),
  postList: Type.Array(Named),
  sex: Type.Union([Type.Literal('M'), Type.Literal('F')]),
})
export type UserHit = Static<typeof UserHit>

/** Query of `getFormUserByCode`. */
export const UserCodeQuery = Type.Object({ userCode: Type.String({ minLength: 1, maxLength: 64 }) })
export type UserCodeQuery = Static<typeof UserCodeQuery>

/** A person's data for a form (§3 employee, UI-11). */
export const Employee = Type.Object({
  userCode: Type.String({ description: 'Employee number' }),
  name: Type.String({ description: 'In the language of the request' }),
  deptCode: Type.String({ description: 'Department, or enterprise of an external user' }),
  deptName: Type.String(),
  userType: UserType,
})
export type Employee = Static<typeof Employee>
