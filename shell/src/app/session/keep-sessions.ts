import { afterFirstPage } from '../../platform/after-first-page.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'

/** Stores the guard's data while online and opens it offline. */
export const keptSession = lazyModule(() => import('./kept-session.ts'))

async function keep(shell: Pick<Shell, 'apps' | 'drafts' | 'session' | 'texts'>): Promise<void> {
  // Without the code there was no network. The next page stores it.
  const code = await keptSession.get().catch(() => null)
  await code?.keepSession(shell)
}

/** Stores the session after each change, when the page is idle. */
export function keepSessions(shell: Pick<Shell, 'apps' | 'drafts' | 'session' | 'texts'>): void {
  let stop: (() => void) | null = null
  shell.session.subscribe(({ status, data }, before) => {
    if (data === before.data && status === before.status) return
    stop?.()
    if (status === 'loaded') stop = afterFirstPage(() => void keep(shell))
  })
}
