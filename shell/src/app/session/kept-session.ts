import { readSession, SESSION_QUESTION, writeSession } from '@apron/offline/reads'
import { isLeftAlone } from '../../../worker/answer-rules.ts'
import { runningSession, type SessionData } from '../../features/session/session-store.ts'
import { registryJson, registryOf } from '../../features/sub-apps/manifest/registry.ts'
import { mayHoldKey } from '../offline/may-hold-key.ts'
import { openHeld } from '../offline/open-drafts.ts'
import { applyTextOverrides, type TextOverrideDeps } from '../services/text-overrides.ts'
import type { Shell } from '../shell.ts'

/** Stores the guard's data of the signed-in user for offline use. */
export async function keepSession(
  shell: Pick<Shell, 'apps' | 'drafts' | 'session' | 'texts'>,
): Promise<void> {
  const data = runningSession(shell.session)
  const { registry } = shell.apps.registry.getState()
  const isCached = (shell.session.getState().cachedAt ?? null) !== null
  if (data === null || registry === null || isCached || !mayHoldKey() || isLeftAlone(location.pathname))
    return
  const { overrides } = shell.texts.getState()
  const text = writeSession({ data, registry: registryJson(registry), overrides })
  const answer = { question: SESSION_QUESTION, kind: 'session', pages: [], keptAt: Date.now(), text } as const
  await shell.drafts.reads(undefined, reads => reads.keep(answer, new Set()))
}

/** Parts of the shell needed to open the portal with stored data. */
export type KeptSessionDeps = TextOverrideDeps & Pick<Shell, 'storage'>

/** Opens the portal offline with the last known session. Returns false if that is not allowed. */
export async function openKeptSession(shell: KeptSessionDeps): Promise<boolean> {
  const person = shell.storage.get('user')?.code ?? ''
  const store = person === '' ? null : await openHeld(shell, person)
  const answer = (await store?.reads.find(SESSION_QUESTION)) ?? null
  const kept = answer === null ? null : readSession<SessionData>(answer.text)
  if (answer === null || kept === null || kept.data.user.code !== person) return false
  shell.apps.registry.useCached(registryOf(kept.registry))
  shell.session.setState({ status: 'loaded', data: kept.data, cachedAt: answer.keptAt })
  applyTextOverrides(shell, kept.overrides)
  return true
}
