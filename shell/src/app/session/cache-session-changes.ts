import { afterFirstPage } from '../../platform/after-first-page.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'

/** Stores the guard's data while online and opens it offline. */
export const cachedSession = lazyModule(() => import('./cached-session.ts'))

async function cacheCurrent(shell: Pick<Shell, 'apps' | 'drafts' | 'session' | 'texts'>): Promise<void> {
  // Without the code there was no network. The next page stores it.
  const code = await cachedSession.get().catch(() => null)
  await code?.cacheSession(shell)
}

/** Stores the session after each change, when the page is idle. */
export function cacheSessionChanges(shell: Pick<Shell, 'apps' | 'drafts' | 'session' | 'texts'>): void {
  let stop: (() => void) | null = null
  shell.session.subscribe(({ status, data }, before) => {
    if (data === before.data && status === before.status) return
    stop?.()
    if (status === 'loaded') stop = afterFirstPage(() => void cacheCurrent(shell))
  })
}
