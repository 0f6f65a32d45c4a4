import { LOAD_TIMEOUT_MS } from '@apron/contract/limits/sub-app'
import type { Tab } from '@apron/sdk'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { withTimeout } from '../loading/with-timeout.ts'
import { type QiankunMountActions, qiankunProps } from './qiankun-lifecycle.ts'
import { setQiankunMarker } from './run-scripts.ts'
import type { StartedGuest } from './started-guest.ts'

/** Calls a life cycle function, which may respond late or never. */
function withinTimeLimit(name: string, call: () => unknown): Promise<unknown> {
  const createTimeout = () =>
    new SubAppFailure('timeout', `${name} did not finish within ${LOAD_TIMEOUT_MS / 1000} s`)
  return withTimeout(Promise.resolve().then(call), LOAD_TIMEOUT_MS, createTimeout)
}

/** Creates the container that qiankun gives an application, under the id it looks for. */
function containerIn(el: HTMLElement, { guest, html }: StartedGuest): HTMLElement {
  const container = document.createElement('div')
  container.id = `__qiankun_microapp_wrapper_for_${guest.name}__`
  container.style.height = '100%'
  container.innerHTML = html
  el.replaceChildren(container)
  return container
}

/**
 * Mounts a legacy application into the tab. The returned function removes it with everything it left outside
 * its container, whether or not it cleans up after itself.
 * @throws SubAppFailure, or the application's own error
 */
export async function mountGuest(
  tab: Tab,
  app: StartedGuest,
  actions: QiankunMountActions,
): Promise<() => Promise<void>> {
  const { guest, lifecycle } = app
  await guest.styles.attach()
  const container = containerIn(tab.el, app)
  const props = Object.assign(qiankunProps(app.host, app.state), actions, { container })
  const clearMarker = setQiankunMarker()
  guest.tab = tab
  guest.navigation.start(tab.location.fullPath)
  guest.listeners.beginMount()

  function cleanUp(): void {
    app.state.offGlobalStateChange()
    guest.listeners.endMount()
    for (const id of guest.intervals) clearInterval(id)
    guest.intervals.clear()
    guest.tab = null
    guest.styles.detach()
    container.remove()
    tab.portalRoot.replaceChildren()
    clearMarker()
  }

  try {
    await withinTimeLimit('mount', () => lifecycle.mount(props))
  } catch (error) {
    cleanUp()
    throw error
  }
  return async () => {
    try {
      await withinTimeLimit('unmount', () => lifecycle.unmount(props))
    } finally {
      cleanUp()
    }
  }
}
