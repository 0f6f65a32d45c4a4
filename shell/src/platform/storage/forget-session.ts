import { forgetDeviceKey } from '@apron/offline/forget-key'
import { clearToken } from '../token-cookie.ts'
import type { Storage } from './storage.ts'

/**
 * Removes token, roles and the key of data on the device. Keeps the user's identity, so that they find their
 * browser data again after the next login.
 */
export function forgetSession(storage: Storage): void {
  clearToken()
  void forgetDeviceKey()
  const user = storage.get('user')
  if (user !== null) storage.set('user', { ...user, token: '', roles: [] })
}
