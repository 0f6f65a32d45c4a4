import { defineCall } from '../calls/define-call.ts'
import type { UserInfo } from '../organisation/user-info.ts'
import type { NewPin, PinLogin, QuickPerson, QuickSignInState } from './quick-sign-in.ts'

const PATH = '/api/base-auth/quickSignIn'

/** Returns the people with quick sign-in on this device, known by its cookie. Empty without one. AUTH-43. */
export const listQuickPeople = defineCall<{ data: QuickPerson[] }>({
  id: 'quickSignIn.people',
  method: 'POST',
  path: `${PATH}/people`,
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Logs in with a PIN on the device where it was set. AUTH-40. */
export const pinLogin = defineCall<{ body: PinLogin; data: UserInfo }>({
  id: 'quickSignIn.pinLogin',
  method: 'POST',
  path: `${PATH}/pinLogin`,
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Returns the caller's settings on this device, and the other people known there. AUTH-43. */
export const quickSignInState = defineCall<{ data: QuickSignInState }>({
  id: 'quickSignIn.state',
  method: 'POST',
  path: `${PATH}/state`,
  failures: 'in-place',
})

/** Sets or replaces the caller's PIN for this device. AUTH-41. */
export const setPin = defineCall<{ body: NewPin; data: QuickSignInState }>({
  id: 'quickSignIn.setPin',
  method: 'POST',
  path: `${PATH}/setPin`,
  confirmed: 'again',
  failures: 'in-place',
})

/** Deletes the caller's PIN on this device. AUTH-42. */
export const endPin = defineCall<{ data: QuickSignInState }>({
  id: 'quickSignIn.endPin',
  method: 'POST',
  path: `${PATH}/endPin`,
  failures: 'in-place',
})
