import type {
  PasswordChange,
  PasswordChangeGrant,
  PasswordChangeStart,
  PasswordLinkQuery,
} from '../entities/password-change.ts'
import { defineCall } from './define-call.ts'

/** Where the password is changed outside the portal, where the deployment has such a link. §7, AUTH-15, AUTH-20. */
export const getChangePDUrl = defineCall<{ query: PasswordLinkQuery; data: string }>({
  id: 'password.getChangePDUrl',
  method: 'GET',
  path: '/api/base-auth/auth/cmnSysLogin/getChangePDUrl',
  failures: 'in-place',
})

/** A token for one attempt to change the own password, and the key passwords are encrypted for. AUTH-13. */
export const beginPasswordChange = defineCall<{ body: PasswordChangeStart; data: PasswordChangeGrant }>({
  id: 'password.begin',
  method: 'POST',
  path: '/api/base-auth/passwordChange/begin',
  failures: 'in-place',
})

/** Changes the password of the person who began. Made by the framed page, which has the token of the attempt and no session. AUTH-13. */
export const changePassword = defineCall<{ body: PasswordChange; data: null }>({
  id: 'password.change',
  method: 'POST',
  path: '/api/base-auth/passwordChange/change',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})
