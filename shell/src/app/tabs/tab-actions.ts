import { fillText } from '@apron/contract/texts/fill-text'
import type { CloseReason } from '@apron/sdk'
import { buildMenu } from '../../features/navigation/menu-rules.ts'
import type { PaneRegistry } from '../../features/sub-apps/panes/pane-registry.ts'
import { subAppsTexts } from '../../features/sub-apps/sub-apps.texts.ts'
import {
  type BulkClose,
  type CloseResult,
  close,
  closeSeveral,
  keysToClose,
} from '../../features/tabs/tab-rules.ts'
import { tabsTexts } from '../../features/tabs/tabs.texts.ts'
import { nameOfTab } from '../../features/tabs/title-rules.ts'
import type { VisitedView } from '../../features/tabs/visited-view.ts'
import { redirectPath } from '../../paths.ts'
import { readToken } from '../../platform/token-cookie.ts'
import { ownTitle, type TitleDeps } from '../routing/page-title.ts'
import type { NavigationServices, Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

/** Parts of the shell needed to ask about a tab in a dialog of its own. */
type AskDeps = TitleDeps & Pick<Shell, 'confirm' | 'session'>

/** Parts of the shell needed to ask a page whether it may close. */
export type CloseDeps = AskDeps & NavigationServices

/** Activates a tab and waits until it is rendered, so that the user sees the page a question is about. */
function activate(shell: Pick<Shell, 'navigate' | 'tabs'>, key: string, fullPath: string): Promise<void> {
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

/** Asks about a tab and includes the page's own title, because an external link may have named the tab. */
function askInShellDialog(shell: AskDeps, view: VisitedView): Promise<boolean> {
  const texts = textsOf(shell, subAppsTexts)
  const menu = buildMenu(shell.session.getState().data?.menus ?? [])
  const pageTitle = ownTitle(shell, menu, view.fullPath)
  const title = nameOfTab(view, pageTitle, textsOf(shell, tabsTexts).ownTitle)
  return shell.confirm({
    title: texts.closeAnywayTitle,
    message: fillText(texts.closeAnyway, { title }),
    confirmLabel: texts.closeLabel,
  })
}

/** Asks the page in a tab whether it may close. True without a page or an answer of its own (TAB-11). */
async function pageAllowsClose(shell: CloseDeps, key: string, reason: CloseReason): Promise<boolean> {
  const pane = shell.panes.pane(key)
  const view = shell.tabs.getState().views.find(other => other.key === key)
  if (!pane || !view) return true
  const mustAsk =
    pane.isDirty() || shell.apps.loaded(view.name)?.manifest.confirmClose.includes(view.path) === true
  if (mustAsk) await activate(shell, key, view.fullPath)
  try {
    return await pane.beforeClose(reason)
  } catch (error) {
    shell.apps.loaded(view.name)?.host.reportError(error, { tab: key, during: 'beforeClose' })
    return askInShellDialog(shell, view)
  }
}

/** Keys of tabs whose page was asked to close and has not answered yet. */
const pendingQuestions = new WeakMap<PaneRegistry, Set<string>>()

/**
 * Asks before closing. If the page has not answered an earlier question, the shell asks in its place, so that
 * no page can keep its tab forever.
 */
async function mayClose(shell: CloseDeps, key: string): Promise<boolean> {
  const pendingKeys = pendingQuestions.get(shell.panes) ?? new Set()
  pendingQuestions.set(shell.panes, pendingKeys)
  const view = shell.tabs.getState().views.find(other => other.key === key)
  if (view && pendingKeys.has(key)) return askInShellDialog(shell, view)
  pendingKeys.add(key)
  try {
    return await pageAllowsClose(shell, key, 'close')
  } finally {
    pendingKeys.delete(key)
  }
}

function applyClosed(shell: Pick<Shell, 'navigate' | 'tabs'>, closed: CloseResult): void {
  shell.tabs.apply(closed)
  if (closed.goTo !== null) shell.navigate(closed.goTo)
}

/** Closes one tab unless its page objects. */
export async function closeTab(shell: CloseDeps, key: string, force = false): Promise<boolean> {
  const view = shell.tabs.getState().views.find(other => other.key === key)
  if (!view || view.meta.affix || (!force && !(await mayClose(shell, key)))) return false
  applyClosed(shell, close(shell.tabs.getState(), key))
  return true
}

/** Closes several tabs, asking one by one. One that stays does not keep the others open. */
export async function closeTabs(shell: CloseDeps, scope: BulkClose, key: string): Promise<void> {
  const closedKeys = new Set<string>()
  const reason = scope === 'all' ? 'close-all' : 'close-others'
  for (const other of keysToClose(shell.tabs.getState(), scope, key)) {
    if (await pageAllowsClose(shell, other, reason)) closedKeys.add(other)
  }
  applyClosed(shell, closeSeveral(shell.tabs.getState(), scope, key, closedKeys))
}

/** Remounts the page in a tab, and refetches data of the shell's own pages. */
export function remountTab(shell: Pick<Shell, 'panes' | 'queries'>, key: string): void {
  void shell.queries.invalidateQueries()
  shell.panes.remount(key)
}

/**
 * Refreshes a tab: through the application if it supports that, otherwise by replacing the route through
 * /redirect (TAB-10).
 */
export async function refreshTab(shell: CloseDeps & Pick<Shell, 'queries'>, key: string): Promise<boolean> {
  const pane = shell.panes.pane(key)
  const { views, activeKey } = shell.tabs.getState()
  const { name = '', fullPath = '' } = views.find(view => view.key === key) ?? {}
  if (pane?.isDirty() && !(await pageAllowsClose(shell, key, 'refresh'))) return false
  const isOutOfOrder = name in shell.panes.getState().outOfOrder
  shell.panes.resetFailures(name)
  try {
    if (!isOutOfOrder && pane && (await pane.refresh())) return true
  } catch (error) {
    shell.apps.loaded(name)?.host.reportError(error, { tab: key, during: 'refresh' })
  }
  // The router's loader does not receive a hash, inactive tabs have no route, and /redirect needs a token.
  const hasRoute = key === activeKey && !fullPath.includes('#') && readToken() !== null
  if (hasRoute) shell.navigate(redirectPath(fullPath), { replace: true })
  else remountTab(shell, key)
  return true
}

/** Returns true if the page in a tab may be remounted at another site. */
export function mayLeaveSite(shell: CloseDeps, key: string): Promise<boolean> {
  return pageAllowsClose(shell, key, 'airport')
}

/** Asks about every tab with unsaved work before a reload. @param kept keys of tabs that lose nothing */
export async function mayReload(
  shell: CloseDeps,
  withoutLoss: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const dirtyKeys = [...shell.panes.getState().dirty].filter(key => !withoutLoss.has(key))
  for (const key of dirtyKeys) if (!(await pageAllowsClose(shell, key, 'reload'))) return false
  return true
}
