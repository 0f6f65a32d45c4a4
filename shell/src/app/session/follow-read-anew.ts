import { fetchOverrides } from '../services/said-instead.ts'
import type { Shell } from '../shell.ts'

/** As soon as the server has said who this is, what was read with the session is read anew too, be it after another login. */
export function followReadAnew(shell: Shell): void {
  shell.session.subscribe(({ status, readAt = null }, before) => {
    if (status !== 'loaded' || readAt !== null || (before.readAt ?? null) === null) return
    // Who logged in has asked for the key by that.
    if (before.status === 'loaded') shell.drafts.renew()
    fetchOverrides(shell)
    void shell.apps.registry.reread().then(() => shell.apps.each(app => app.host.emit('reached', undefined)))
  })
}
