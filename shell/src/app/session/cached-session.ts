import { readSession, SESSION_CACHE_KEY, writeSession } from '@apron/offline/reads'
import { isIgnoredPage } from '../../../worker/response-rules.ts'
import { runningSession, type SessionData } from '../../features/session/session-store.ts'
import { registryJson, registryOf } from '../../features/sub-apps/manifest/registry.ts'
import { mayStoreKey } from '../offline/may-store-key.ts'
import { openWithDeviceKey } from '../offline/open-drafts.ts'
import { applyTextOverrides, type TextOverrideDeps } from '../services/text-overrides.ts'
import type { Shell } from '../shell.ts'

/** Stores the guard's data of the signed-in user for offline use. */
export async function cacheSession(
  shell: Pick<Shell, 'apps' | 'drafts' | 'session' | 'texts'>,
): Promise<void> {
  const data = runningSession(shell.session)
  const { registry } = shell.apps.registry.getState()
  const isCached = (shell.session.getState().cachedAt ?? null) !== null
  if (data === null || registry === null || isCached || !mayStoreKey() || isIgnoredPage(location.pathname))
    return
  const { overrides } = shell.texts.getState()
  const text = writeSession({ data, registry: registryJson(registry), overrides })
  const response = {
    question: SESSION_CACHE_KEY,
    kind: 'session',
    pages: [],
    keptAt: Date.now(),
    text,
  } as const
  await shell.drafts.reads(undefined, reads => reads.keep(response, new Set()))
}

/** Parts of the shell needed to open the portal with stored data. */
export type CachedSessionDeps = TextOverrideDeps & Pick<Shell, 'storage'>

/** Opens the portal offline with the last known session. Returns false if that is not allowed. */
export async function openCachedSession(shell: CachedSessionDeps): Promise<boolean> {
  const person = shell.storage.get('user')?.code ?? ''
  const store = person === '' ? null : await openWithDeviceKey(shell, person)
  const response = (await store?.reads.find(SESSION_CACHE_KEY)) ?? null
  const session = response === null ? null : readSession<SessionData>(response.text)
  if (response === null || session === null || session.data.user.code !== person) return false
  shell.apps.registry.useCached(registryOf(session.registry))
  shell.session.setState({ status: 'loaded', data: session.data, cachedAt: response.keptAt })
  applyTextOverrides(shell, session.overrides)
  return true
}
