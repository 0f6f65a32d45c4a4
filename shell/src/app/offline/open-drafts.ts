import { openDraftKey } from '@apron/contract/lists/draft-key.calls'
import { serverNow } from '@apron/contract/wire/formats/server-time'
import { forgetDeviceKey } from '@apron/offline/forget-key'
import {
  findDeviceKey,
  mayUseKey,
  openStore,
  openStoreWithDeviceKey,
  type PersonStore,
} from '@apron/offline/store'
import { deviceId } from '../../platform/preferences/device-id.ts'
import { isExpired } from '../../platform/session-use.ts'
import { readToken } from '../../platform/token-cookie.ts'
import type { Shell } from '../shell.ts'
import { mayStoreKey } from './may-store-key.ts'

/** Opens the stores of this user with the key on the device. Returns null if it may not be used. */
export async function openWithDeviceKey(
  { storage }: Pick<Shell, 'storage'>,
  person: string,
): Promise<PersonStore | null> {
  if (!mayStoreKey()) return null
  const found = await findDeviceKey(person)
  if (found === null) return null
  const { key, belongsToUser } = found
  const use = storage.get('sessionUse')
  const now = serverNow().getTime()
  const session = use === null ? null : { lastUse: use.lastUse, isOver: isExpired(use, now) }
  const isAllowed = mayUseKey({ hasToken: readToken() !== null, belongsToUser, session, now })
  return isAllowed ? openStoreWithDeviceKey(key) : null
}

/** Opens the stores with the key from the server, and stores it on the device if allowed. */
export async function openWithServerKey(
  { http, storage }: Pick<Shell, 'http' | 'storage'>,
  person: string,
  ended: AbortSignal,
): Promise<PersonStore | null> {
  const body = { deviceId: deviceId(storage) }
  const key = await http.call(openDraftKey, { body, quiet: true, signal: ended })
  if (ended.aborted) return null
  const store = await openStore(key, { person, storesKey: mayStoreKey() })
  // Removes the key of a user who logged out meanwhile.
  if (ended.aborted) await forgetDeviceKey()
  return store
}
