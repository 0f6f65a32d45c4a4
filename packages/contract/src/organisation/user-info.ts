import { type Static, Type } from 'typebox'
import { UserType } from '../entities/fields.ts'

/** The logged-in person, as stored by the browser (§3, AUTH-18). */
export const UserInfo = Type.Object({
  token: Type.String({ secret: true }),
  name: Type.String({ description: 'In the language of the request' }),
  userName: Type.String(),
  code: Type.String({ description: 'Employee number' }),
  roles: Type.Array(Type.String({ description: 'Role code' })),
  tempAirportId: Type.String({ description: 'The site the session works at' }),
  tempAirportThreeCode: Type.String(),
  pdExpireFlag: Type.Integer({ description: '1 if the password has expired' }),
  pdExpireMsg: Type.String(),
})
export type UserInfo = Static<typeof UserInfo>

/** The employee of the session: `loginEmployeeInfo` (§7, UI-11). */
export const EmployeeInfo = Type.Object({
  ...UserInfo.properties,
  nickName: Type.String({ description: 'Chinese name' }),
  englishName: Type.String(),
  sex: Type.String({ description: 'M or F' }),
  userType: UserType,
  deptCode: Type.String({ description: 'Department, or enterprise of an external user' }),
  deptName: Type.String(),
  posts: Type.Array(Type.String({ description: 'Post code' })),
  idleSeconds: Type.Integer({ description: 'Seconds of inactivity after which the session ends' }),
  leftSeconds: Type.Integer({
    description: 'Seconds until the absolute end of the session, regardless of use',
  }),
  menuVersion: Type.String({ description: 'Version of menu and permissions, as in `whatChanged`' }),
})
export type EmployeeInfo = Static<typeof EmployeeInfo>
