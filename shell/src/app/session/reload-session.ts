import { loadFailureOf } from '../../features/session/load-failure.ts'
import { loadSession } from '../../features/session/load-session.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { nameRoles } from '../routing/guard-loader.ts'
import type { Shell } from '../shell.ts'

/** Parts of the shell needed to reload the session. */
export type ReloadSessionDeps = Pick<Shell, 'http' | 'session' | 'sessionOver'>

/**
 * Reloads the session when the network is back or the menu has changed, permissions first.
 * @returns true if the server has confirmed the user, or that nobody is signed in any more
 */
export async function reloadSession(shell: ReloadSessionDeps): Promise<boolean> {
  const before = runningSession(shell.session)
  if (before === null) return true
  try {
    const data = await loadSession(shell.http)
    // The page was covered in the meantime, or the user has left.
    if (runningSession(shell.session) !== before) return true
    if (data.user.code !== before.user.code) {
      location.reload()
      return true
    }
    shell.session.setState({ data, cachedAt: null })
  } catch (error) {
    const failure = loadFailureOf(error)
    if (failure === 'outage') return false
    if (failure === 'not-permitted') location.reload()
    else shell.sessionOver()
    return true
  }
  nameRoles(shell, before.user.code).catch(() => undefined)
  return true
}
