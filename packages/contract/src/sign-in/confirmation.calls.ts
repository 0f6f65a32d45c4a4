import { defineCall } from '../calls/define-call.ts'
import type { PasswordChallenge, PasswordConfirmation } from './confirmation.ts'

/** Returns challenge and key for encrypting a password that confirms this session. AUTH-21. */
export const beginConfirmation = defineCall<{ data: PasswordChallenge }>({
  id: 'confirmation.begin',
  method: 'POST',
  path: '/api/base-auth/confirmation/begin',
  failures: 'in-place',
})

/** Confirms the session with the password for a while (security note T35). AUTH-21. */
export const confirmPassword = defineCall<{ body: PasswordConfirmation; data: null }>({
  id: 'confirmation.confirm',
  method: 'POST',
  path: '/api/base-auth/confirmation/confirm',
  failures: 'in-place',
})
