import { defineCall } from '../calls/define-call.ts'
import type { Named } from '../entities/fields.ts'
import type { MenuItem } from '../menus/menu-item.ts'
import type { Resource } from '../permissions/resource.ts'
import type { Captcha } from './captcha.ts'
import type { LoginKey, LoginRequest, LoginResult } from './login.ts'
import type {
  MobileCodeRequest,
  MobileCodeResponse,
  PasswordResetQuery,
  PasswordResetResponse,
} from './one-time-code.ts'

/** Returns picture and proof-of-work challenge for the login form. §7. */
export const randomImage = defineCall<{ data: Captcha }>({
  id: 'auth.randomImage',
  method: 'GET',
  path: '/api/base-auth/auth/cmnSysLogin/randomImage',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Returns the key for encrypting the password. §7. */
export const getRsaPublicKey = defineCall<{ data: LoginKey }>({
  id: 'auth.getRsaPublicKey',
  method: 'GET',
  path: '/api/base-auth/getRsaPublicKey',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Logs in with account, password and captcha. Returns token and user info. §3, §4, §7. */
export const login = defineCall<{ body: LoginRequest; data: LoginResult }>({
  id: 'auth.login',
  method: 'POST',
  path: '/api/base-auth/login',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Logs in with the id-card number as user name. §3, §7, AUTH-06. */
export const idcardLogin = defineCall<{ body: LoginRequest; data: LoginResult }>({
  id: 'auth.idcardLogin',
  method: 'POST',
  path: '/api/base-auth/idcardLogin',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Sends a login code to the person's phone, if the person exists. §7, AUTH-09. */
export const sendMobileCode = defineCall<{ body: MobileCodeRequest; data: MobileCodeResponse }>({
  id: 'auth.sendMobileCode',
  method: 'POST',
  path: '/api/system/auth/cmnSysLogin/sendMobileCode',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Returns the captcha for a forgotten password, valid for this employee code only. §7, AUTH-12. */
export const randomForgetPwdImage = defineCall<{ query: { employeeCode: string }; data: Captcha }>({
  id: 'auth.randomForgetPwdImage',
  method: 'GET',
  path: '/api/ram/captcha/randomForgetPwdImage',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/**
 * Sends a code first, then replaces the password. A GET in §7 although it changes something, so it is never cancelled.
 * AUTH-12.
 */
export const forgetPassword = defineCall<{ query: PasswordResetQuery; data: PasswordResetResponse }>({
  id: 'auth.forgetPassword',
  method: 'GET',
  path: '/api/ram/employee/forgetPassword',
  access: 'public',
  repeats: 'allow',
  timeoutAlert: false,
  failures: 'in-place',
})

/**
 * Ends the session. `next` tells that another person continues on this device (§4, §7). A failure is silent: the device
 * forgets the person in any case.
 */
export const logout = defineCall<{ query: { next?: 'person' }; data: null }>({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/base-auth/auth/cmnSysLogin/logout',
  timeoutAlert: false,
  failures: 'suppress',
})

/** Returns the role names of a user. Only one's own code is allowed. §6, §7, API-09. */
export const getRoleNames = defineCall<{ query: { code: string }; data: Named[] }>({
  id: 'auth.getRoleNames',
  method: 'POST',
  path: '/api/base-auth/getRoleNames',
})

/** Returns the user's menu tree. §6, §7. */
export const listMenus = defineCall<{ data: MenuItem[] }>({
  id: 'auth.listMenus',
  method: 'POST',
  path: '/api/base-auth/auth/menu/listByUser',
})

/** Returns the user's permissions. §6, §7. */
export const listResources = defineCall<{ data: Resource[] }>({
  id: 'auth.listResources',
  method: 'POST',
  path: '/api/base-auth/auth/resource/listByUser',
})
