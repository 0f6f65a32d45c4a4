import { openDraftKey } from '@apron/contract/calls/draft-key.calls'
import { serverNow } from '@apron/contract/wire/server-time'
import { mayUseKey } from '../../features/drafts/may-use-key.ts'
import { lookForKey, openHeldStore, openStore } from '../../features/drafts/open-store.ts'
import type { PersonStore } from '../../features/drafts/person-store.ts'
import { deviceId } from '../../platform/preferences/device-id.ts'
import { forgetHeldKey } from '../../platform/storage/held-key.ts'
import { readToken } from '../../platform/token-cookie.ts'
import type { Shell } from '../shell.ts'
import { holdsKey } from './holds-key.ts'

/** What the device holds of this person, opened without the server; null where it may not be. */
export async function openHeld({ boot }: Shell, person: string): Promise<PersonStore | null> {
  if (!holdsKey()) return null
  const found = await lookForKey(person)
  if (found === null) return null
  const { key, isHers } = found
  const use = boot.storage.get('sessionUse')
  const may = mayUseKey({ hasToken: readToken() !== null, isHers, use, now: serverNow().getTime() })
  return may ? openHeldStore(key) : null
}

/** The same with the key of the server, which the device holds from then on. */
export async function openWithServer(
  { boot, http }: Shell,
  person: string,
  ended: AbortSignal,
): Promise<PersonStore | null> {
  const body = { deviceId: deviceId(boot.storage) }
  const key = await http.call(openDraftKey, { body, quiet: true, signal: ended })
  if (ended.aborted) return null
  const store = await openStore(key, { person, holds: holdsKey() })
  // Who logged out meanwhile leaves no key.
  if (ended.aborted) await forgetHeldKey()
  return store
}
