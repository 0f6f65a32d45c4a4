import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Named } from '../entities/fields.ts'
import { MenuItem } from '../menus/menu-item.ts'
import { Resource } from '../permissions/resource.ts'
import type * as calls from './auth.calls.ts'
import { Captcha } from './captcha.ts'
import { LoginKey, LoginRequest, LoginResult } from './login.ts'
import {
  MobileCodeRequest,
  MobileCodeResponse,
  PasswordResetQuery,
  PasswordResetResponse,
} from './one-time-code.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const AUTH_SCHEMAS = {
  randomImage: { data: Captcha },
  getRsaPublicKey: { data: LoginKey },
  login: { body: LoginRequest, data: LoginResult },
  idcardLogin: { body: LoginRequest, data: LoginResult },
  sendMobileCode: { body: MobileCodeRequest, data: MobileCodeResponse },
  randomForgetPwdImage: {
    query: Type.Object({ employeeCode: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: Captcha,
  },
  forgetPassword: { query: PasswordResetQuery, data: PasswordResetResponse },
  logout: { query: Type.Object({ next: Type.Optional(Type.Literal('person')) }), data: Type.Null() },
  getRoleNames: {
    query: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: Type.Array(Named),
  },
  listMenus: { data: Type.Array(MenuItem) },
  listResources: { data: Type.Array(Resource) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
