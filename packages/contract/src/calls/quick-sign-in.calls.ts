import type { NewPin, PinLogin, QuickPerson, QuickSignInState } from '../entities/quick-sign-in.ts'
import type { UserInfo } from '../entities/user-info.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/base-auth/quickSignIn'

/** Who may log in quickly on this device: known by its cookie. Nobody where there is none. AUTH-43. */
export const listQuickPeople = defineCall<{ data: QuickPerson[] }>({
  id: 'quickSignIn.people',
  method: 'POST',
  path: `${PATH}/people`,
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** A PIN in place of the password, on the device where it was set. AUTH-40. */
export const pinLogin = defineCall<{ body: PinLogin; data: UserInfo }>({
  id: 'quickSignIn.pinLogin',
  method: 'POST',
  path: `${PATH}/pinLogin`,
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** What the caller has chosen on this device, and who else is known there. AUTH-43. */
export const quickSignInState = defineCall<{ data: QuickSignInState }>({
  id: 'quickSignIn.state',
  method: 'POST',
  path: `${PATH}/state`,
  failures: 'in-place',
})

/** Sets the caller's PIN for this device, in place of an earlier one. AUTH-41. */
export const setPin = defineCall<{ body: NewPin; data: QuickSignInState }>({
  id: 'quickSignIn.setPin',
  method: 'POST',
  path: `${PATH}/setPin`,
  confirmed: 'again',
  failures: 'in-place',
})

/** Ends the caller's PIN on this device. AUTH-42. */
export const endPin = defineCall<{ data: QuickSignInState }>({
  id: 'quickSignIn.endPin',
  method: 'POST',
  path: `${PATH}/endPin`,
  failures: 'in-place',
})
