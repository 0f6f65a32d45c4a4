import { defineCall } from '../calls/define-call.ts'
import type {
  PasswordChange,
  PasswordChangeGrant,
  PasswordChangeStart,
  PasswordLinkQuery,
} from './password-change.ts'

/** Returns the address at which passwords are changed outside the portal, if the deployment has one. §7, AUTH-15, AUTH-20. */
export const getChangePDUrl = defineCall<{ query: PasswordLinkQuery; data: string }>({
  id: 'password.getChangePDUrl',
  method: 'GET',
  path: '/api/base-auth/auth/cmnSysLogin/getChangePDUrl',
  failures: 'in-place',
})

/** Returns a token for one attempt to change one's own password, and the key for encrypting passwords. AUTH-13. */
export const beginPasswordChange = defineCall<{ body: PasswordChangeStart; data: PasswordChangeGrant }>({
  id: 'password.begin',
  method: 'POST',
  path: '/api/base-auth/passwordChange/begin',
  failures: 'in-place',
})

/**
 * Changes the password of the person who began. Called by the framed page, which has the token of the attempt and no
 * session. AUTH-13.
 */
export const changePassword = defineCall<{ body: PasswordChange; data: null }>({
  id: 'password.change',
  method: 'POST',
  path: '/api/base-auth/passwordChange/change',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})
