import { fetchOverrides, type TextOverrideDeps } from '../services/text-overrides.ts'
import type { Shell } from '../shell.ts'

/**
 * Reloads data cached with an offline session once the server has confirmed the user, also after another
 * login.
 */
export function watchSessionConfirmation(shell: TextOverrideDeps & Pick<Shell, 'drafts' | 'http'>): void {
  shell.session.subscribe(({ status, cachedAt = null }, before) => {
    if (status !== 'loaded' || cachedAt !== null || (before.cachedAt ?? null) === null) return
    // A login has already requested the key.
    if (before.status === 'loaded') shell.drafts.renew()
    fetchOverrides(shell)
    void shell.apps.registry.reread().then(() => shell.apps.each(app => app.host.emit('reached', undefined)))
  })
}
