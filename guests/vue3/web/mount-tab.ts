import type { Host, Tab, TabHandle } from '@apron/sdk'
import { createApp, ref } from 'vue'
import App from './app.vue'
import { createShell, SHELL } from './shell.ts'

/** Mounts a tab as a separate Vue application, which keeps its state while the tab is mounted. */
export function mountTab(host: Host, tab: Tab): TabHandle {
  const shell = createShell(host, tab)
  const revision = ref(0)
  const app = createApp(App, { revision })
  app.config.errorHandler = error => host.reportError(error, { tab: tab.id })
  app.provide(SHELL, shell)
  app.mount(tab.el)
  tab.firstLoaded()
  return {
    update({ location }) {
      if (location) shell.location.value = location
    },
    refresh() {
      revision.value += 1
    },
    beforeClose: () => shell.mayClose(),
    unmount: () => app.unmount(),
  }
}
