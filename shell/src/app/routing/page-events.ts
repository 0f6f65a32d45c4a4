import { watchWedge } from '../../features/search/watch-wedge.ts'
import { isTypedInto, pageKeyOf } from '../../features/shortcuts/page-keys.ts'
import { REGISTRY_AGE_MS } from '../../features/sub-apps/manifest/registry-watch.ts'
import { syncWithOtherWindow } from '../session/session-actions.ts'
import type { Shell } from '../shell.ts'

/**
 * Records that a part is missing on a server that responds, which means a new deployment. Ignored while
 * offline.
 */
async function onPortalChanged(shell: Pick<Shell, 'apps' | 'view'>): Promise<void> {
  if (await shell.apps.registry.reread()) shell.view.setState({ portalChanged: true })
}

/** Handles browser events outside any view. */
export function watchPageEvents(shell: Shell): void {
  window.addEventListener('beforeunload', event => {
    if (shell.panes.getState().dirty.size > 0) event.preventDefault()
  })
  window.addEventListener('keydown', event => {
    // A page may use the key itself, such as for a link in an editor.
    const key = event.defaultPrevented ? null : pageKeyOf(event, isTypedInto(event.target))
    if (key === null) return
    event.preventDefault()
    if (key === 'search') shell.search()
    else shell.showShortcuts()
  })
  watchWedge(scanned => shell.search(scanned))
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was removed.
    if (key === null || key === `${shell.variant.storagePrefix}user`) syncWithOtherWindow(shell)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // The browser restored the page from its cache. Another user may have logged in since.
    if (persisted) syncWithOtherWindow(shell)
  })
  window.addEventListener('pagehide', () => {
    shell.usage.flush()
    shell.operations.flush()
  })
  shell.tabs.subscribe(({ views, activeKey }, previous) => {
    if (activeKey === null || activeKey === previous.activeKey) return
    const view = views.find(({ key }) => key === activeKey)
    if (view) shell.operations.recordVisit(view.path)
  })
  window.addEventListener('vite:preloadError', () => void onPortalChanged(shell))
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return
    void shell.apps.registry.rereadWhenOld(REGISTRY_AGE_MS)
    shell.offline.checkForBuild()
  }
  document.addEventListener('visibilitychange', onVisible)
  setInterval(onVisible, REGISTRY_AGE_MS)
}
