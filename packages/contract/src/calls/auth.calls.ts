import type { Captcha } from '../entities/captcha.ts'
import type { LoginKey, LoginRequest, LoginResult } from '../entities/login.ts'
import type { MenuItem } from '../entities/menu-item.ts'
import type {
  MobileCodeAnswer,
  MobileCodeRequest,
  PasswordResetAnswer,
  PasswordResetQuery,
} from '../entities/one-time-code.ts'
import type { Resource } from '../entities/resource.ts'
import type { RoleName } from '../entities/role.ts'
import { defineCall } from './define-call.ts'

/** Picture and proof-of-work challenge for the login form. §7. */
export const randomImage = defineCall<{ data: Captcha }>({
  id: 'auth.randomImage',
  method: 'GET',
  path: '/api/base-auth/auth/cmnSysLogin/randomImage',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** The key the password is encrypted for. §7. */
export const getRsaPublicKey = defineCall<{ data: LoginKey }>({
  id: 'auth.getRsaPublicKey',
  method: 'GET',
  path: '/api/base-auth/getRsaPublicKey',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Account, password and captcha in; token and user info out. §3, §4, §7. */
export const login = defineCall<{ body: LoginRequest; data: LoginResult }>({
  id: 'auth.login',
  method: 'POST',
  path: '/api/base-auth/login',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** The same with the id-card number as user name. §3, §7, AUTH-06. */
export const idcardLogin = defineCall<{ body: LoginRequest; data: LoginResult }>({
  id: 'auth.idcardLogin',
  method: 'POST',
  path: '/api/base-auth/idcardLogin',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Sends a code for the login to the person's phone, if there is such a person. §7, AUTH-09. */
export const sendMobileCode = defineCall<{ body: MobileCodeRequest; data: MobileCodeAnswer }>({
  id: 'auth.sendMobileCode',
  method: 'POST',
  path: '/api/system/auth/cmnSysLogin/sendMobileCode',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** The captcha of the forgotten password: counts for this employee code only. §7, AUTH-12. */
export const randomForgetPwdImage = defineCall<{ query: { employeeCode: string }; data: Captcha }>({
  id: 'auth.randomForgetPwdImage',
  method: 'GET',
  path: '/api/ram/captcha/randomForgetPwdImage',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** First sends a code, then replaces the password. A GET in §7, although it changes something: never cancelled. AUTH-12. */
export const forgetPassword = defineCall<{ query: PasswordResetQuery; data: PasswordResetAnswer }>({
  id: 'auth.forgetPassword',
  method: 'GET',
  path: '/api/ram/employee/forgetPassword',
  access: 'public',
  repeats: 'allow',
  timeoutAlert: false,
  failures: 'in-place',
})

/**
 * Ends the session; `next` says that somebody else goes on at this device (§4, §7). A failure is silent: the device forgets the person in
 * any case.
 */
export const logout = defineCall<{ query: { next?: 'person' }; data: null }>({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/base-auth/auth/cmnSysLogin/logout',
  timeoutAlert: false,
  failures: 'suppress',
})

/** Role names of a user; the code must be one's own. §6, §7, API-09. */
export const getRoleNames = defineCall<{ query: { code: string }; data: RoleName[] }>({
  id: 'auth.getRoleNames',
  method: 'POST',
  path: '/api/base-auth/getRoleNames',
})

/** The menu tree the user may see. §6, §7. */
export const listMenus = defineCall<{ data: MenuItem[] }>({
  id: 'auth.listMenus',
  method: 'POST',
  path: '/api/base-auth/auth/menu/listByUser',
})

/** The rights of the user. §6, §7. */
export const listResources = defineCall<{ data: Resource[] }>({
  id: 'auth.listResources',
  method: 'POST',
  path: '/api/base-auth/auth/resource/listByUser',
})
