import type { CloseReason } from '@apron/sdk'
import { type Closed, close, closeAll, closeOthers } from '../features/tabs/tab-rules.ts'
import type { Shell } from './shell.ts'

/** Brings a tab to the screen and waits until it is there: a question belongs under the eyes of the person. */
function activate(shell: Shell, key: string, fullPath: string): Promise<void> {
  if (shell.tabs.getState().activeKey === key) return Promise.resolve()
  const shown = new Promise<void>(resolve => {
    const stop = shell.tabs.subscribe(({ activeKey }) => {
      if (activeKey !== key) return
      stop()
      resolve()
    })
  })
  shell.navigate(fullPath)
  return shown
}

/** Asks the page in a tab whether it may go; without a page, or without an answer of its own, it may (TAB-11). */
async function mayGo(shell: Shell, key: string, reason: CloseReason): Promise<boolean> {
  const pane = shell.panes.panes.get(key)
  const view = shell.tabs.getState().views.find(other => other.key === key)
  if (!pane || !view) return true
  const asks =
    pane.isDirty() || shell.apps.loaded(view.name)?.manifest.confirmClose.includes(view.path) === true
  if (asks) await activate(shell, key, view.fullPath)
  try {
    return await pane.beforeClose(reason)
  } catch (error) {
    shell.apps.loaded(view.name)?.host.reportError(error, { tab: key, during: 'beforeClose' })
    return shell.confirm({
      title: shell.i18n.t('subApps.closeAnywayTitle'),
      message: shell.i18n.t('subApps.closeAnyway', { title: view.title }),
      confirmLabel: shell.i18n.t('subApps.closeLabel'),
    })
  }
}

function applyClosed(shell: Shell, closed: Closed): void {
  shell.tabs.apply(closed)
  if (closed.goTo !== null) shell.navigate(closed.goTo)
}

/** Closes one tab, unless its page wants to stay. */
export async function closeTab(shell: Shell, key: string, force = false): Promise<boolean> {
  const view = shell.tabs.getState().views.find(other => other.key === key)
  if (!view || view.meta.affix || (!force && !(await mayGo(shell, key, 'close')))) return false
  applyClosed(shell, close(shell.tabs.getState(), key))
  return true
}

/** Asks tab by tab; one that stays does not keep the others open. */
async function staying(shell: Shell, spared: string | null, reason: CloseReason): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const view of shell.tabs.getState().views) {
    if (view.meta.affix || view.key === spared) continue
    if (!(await mayGo(shell, view.key, reason))) kept.add(view.key)
  }
  return kept
}

export async function closeOtherTabs(shell: Shell, key: string): Promise<void> {
  const kept = await staying(shell, key, 'close-others')
  applyClosed(shell, closeOthers(shell.tabs.getState(), key, kept))
}

export async function closeAllTabs(shell: Shell): Promise<void> {
  const kept = await staying(shell, null, 'close-all')
  applyClosed(shell, closeAll(shell.tabs.getState(), kept))
}

/** Refreshes a tab: the application itself when it can, otherwise it is mounted anew (TAB-10). */
export async function refreshTab(shell: Shell, key: string): Promise<boolean> {
  const pane = shell.panes.panes.get(key)
  if (pane?.isDirty() && !(await mayGo(shell, key, 'refresh'))) return false
  try {
    if (pane && (await pane.refresh())) return true
  } catch (error) {
    const name = shell.tabs.getState().views.find(view => view.key === key)?.name ?? ''
    shell.apps.loaded(name)?.host.reportError(error, { tab: key, during: 'refresh' })
  }
  shell.panes.remount(key)
  return true
}

/** Whether the whole page may be reloaded: tabs with unsaved work are asked. */
export async function mayReload(shell: Shell): Promise<boolean> {
  for (const key of shell.panes.getState().dirty) if (!(await mayGo(shell, key, 'reload'))) return false
  return true
}
