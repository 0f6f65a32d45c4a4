import { afterFirstPage } from '../../platform/after-first-page.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import type { Shell } from '../shell.ts'

/** What the guard needs without a network: kept with one, opened without. */
export const keptSession = fetchedCode(() => import('./kept-session.ts'))

async function keep(shell: Shell): Promise<void> {
  // Without the code there was no network: the next page keeps it.
  const code = await keptSession.get().catch(() => null)
  await code?.keepSession(shell)
}

/** Keeps it after each change of the session, when nothing else is going on. */
export function keepSessions(shell: Shell): void {
  let stop: (() => void) | null = null
  shell.session.subscribe(({ status, data }, before) => {
    if (data === before.data && status === before.status) return
    stop?.()
    if (status === 'loaded') stop = afterFirstPage(() => void keep(shell))
  })
}
