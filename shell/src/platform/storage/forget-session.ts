import { forgetHeldKey } from '@apron/offline/forget-key'
import { clearToken } from '../token-cookie.ts'
import type { Storage } from './storage.ts'

/** Token, roles and the key of what lies on the device go. Who it was stays known, so that the same person finds again what the browser keeps for them. */
export function forgetSession(storage: Storage): void {
  clearToken()
  void forgetHeldKey()
  const user = storage.get('user')
  if (user !== null) storage.set('user', { ...user, token: '', roles: [] })
}
