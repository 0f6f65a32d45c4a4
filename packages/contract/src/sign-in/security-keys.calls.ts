import { defineCall } from '../calls/define-call.ts'
import type { UserInfo } from '../organisation/user-info.ts'
import type {
  KeyLogin,
  KeyLoginOptions,
  NewKeyKind,
  NewKeyOptions,
  NewSecurityKey,
  OwnDevice,
  SecurityKeyId,
  SecurityKeyName,
  SecurityKeysState,
} from './security-key.ts'

const PATH = '/api/base-auth/quickSignIn'

/** Returns the browser's options for a key login, valid once and on this device. AUTH-46. */
export const beginKeyLogin = defineCall<{ data: KeyLoginOptions }>({
  id: 'securityKeys.beginLogin',
  method: 'POST',
  path: `${PATH}/beginKeyLogin`,
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Logs in with a security key or badge. AUTH-46. */
export const keyLogin = defineCall<{ body: KeyLogin; data: UserInfo }>({
  id: 'securityKeys.login',
  method: 'POST',
  path: `${PATH}/keyLogin`,
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Returns the caller's keys. AUTH-47. */
export const securityKeysState = defineCall<{ data: SecurityKeysState }>({
  id: 'securityKeys.state',
  method: 'POST',
  path: `${PATH}/keys`,
  failures: 'in-place',
})

/** Returns the browser's options for creating a key. AUTH-47, AUTH-48. */
export const beginSecurityKey = defineCall<{ body: NewKeyKind; data: NewKeyOptions }>({
  id: 'securityKeys.begin',
  method: 'POST',
  path: `${PATH}/beginKey`,
  confirmed: 'again',
  failures: 'in-place',
})

/** Adds a key of the caller. AUTH-47, AUTH-48. */
export const addSecurityKey = defineCall<{ body: NewSecurityKey; data: SecurityKeysState }>({
  id: 'securityKeys.add',
  method: 'POST',
  path: `${PATH}/addKey`,
  confirmed: 'lately',
  failures: 'in-place',
})

/** Renames one of the caller's keys. AUTH-47. */
export const renameSecurityKey = defineCall<{ body: SecurityKeyName; data: SecurityKeysState }>({
  id: 'securityKeys.rename',
  method: 'POST',
  path: `${PATH}/renameKey`,
  failures: 'in-place',
})

/** Deletes one of the caller's keys. AUTH-47. */
export const removeSecurityKey = defineCall<{ body: SecurityKeyId; data: SecurityKeysState }>({
  id: 'securityKeys.remove',
  method: 'POST',
  path: `${PATH}/removeKey`,
  failures: 'in-place',
})

/** Marks this device as the caller's alone, or removes the mark and the device's key. AUTH-48. */
export const markOwnDevice = defineCall<{ body: OwnDevice; data: SecurityKeysState }>({
  id: 'securityKeys.markOwnDevice',
  method: 'POST',
  path: `${PATH}/ownDevice`,
  confirmed: 'lately',
  failures: 'in-place',
})
