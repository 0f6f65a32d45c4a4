import type { CloseReason, Tab, TabHandle } from '@apron/sdk'
import { mountGuest } from './mount-guest.ts'
import type { QiankunMountActions } from './qiankun-lifecycle.ts'
import type { StartedGuest } from './started-guest.ts'

type CloseQuestion = (reason: CloseReason) => boolean | Promise<boolean>

/** Returns a function that adds an item and returns its removal. */
function adder<Item>(items: Set<Item>): (item: Item) => () => void {
  return item => {
    items.add(item)
    return () => void items.delete(item)
  }
}

/**
 * Mounts a legacy application into the tab. Waits until a hidden tab is shown, because the application's
 * router reads the address bar.
 */
export async function mountQiankun(tab: Tab, app: StartedGuest): Promise<TabHandle> {
  const { guest, host } = app
  const refreshers = new Set<() => unknown>()
  const closeQuestions = new Set<CloseQuestion>()
  const actions: QiankunMountActions = {
    firstLoaded: () => tab.firstLoaded(),
    setTitle: title => tab.setTitle(title),
    setDirty: dirty => tab.setDirty(dirty),
    onRefresh: adder(refreshers),
    onBeforeClose: adder(closeQuestions),
  }
  let unmountGuest: (() => Promise<void>) | null = null

  /**
   * Reports a navigation of the shell to another page of the application, like a step in the browser's
   * history.
   */
  function reportNavigation(): void {
    if (!tab.active || !guest.navigation.recordAddress(tab.location.fullPath)) return
    guest.listeners.reportAddress(error => host.reportError(error, { tab: tab.id, during: 'popstate' }))
  }

  async function enter(): Promise<void> {
    if (unmountGuest !== null || !tab.active || tab.signal.aborted) return
    unmountGuest = await mountGuest(tab, app, actions)
    tab.firstLoaded()
    reportNavigation()
  }

  async function exit(): Promise<void> {
    const unmount = unmountGuest
    unmountGuest = null
    refreshers.clear()
    closeQuestions.clear()
    await unmount?.()
  }

  await app.runInOrder(enter)
  return {
    update() {
      if (unmountGuest !== null) reportNavigation()
      else
        app
          .runInOrder(enter)
          .catch((error: unknown) => host.reportError(error, { tab: tab.id, during: 'mount' }))
    },
    async refresh() {
      if (refreshers.size > 0) await Promise.all([...refreshers].map(refresh => refresh()))
      else {
        await app.runInOrder(async () => {
          await exit()
          await enter()
        })
      }
    },
    async beforeClose(reason) {
      for (const ask of closeQuestions) if (!(await ask(reason))) return false
      return true
    },
    unmount: () => app.runInOrder(exit),
  }
}
