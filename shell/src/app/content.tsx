import type { Airport } from '@apron/contract/dictionary/airport'
import { Activity, memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { buildMenu, type MenuNode } from '../features/navigation/menu-rules.ts'
import { SubAppPane } from '../features/sub-apps/panes/sub-app-pane.tsx'
import type { PaneServices } from '../features/sub-apps/panes/use-pane.ts'
import { pageLocation } from '../features/tabs/location-rules.ts'
import { tabElementId } from '../features/tabs/tab-element-id.ts'
import type { VisitedView } from '../features/tabs/visited-view.ts'
import { PATHS, PUBLIC_PATHS } from '../paths.ts'
import { lazyPart } from '../platform/parts/lazy-part.ts'
import { Part } from '../platform/parts/part.tsx'
import { Home } from './home/home.tsx'
import styles from './layout.module.css'
import type { RouteOutcome } from './routing/guard-loader.ts'
import { applicationTitle, ownTitle } from './routing/page-title.ts'
import { reportCrash } from './services/app-errors.ts'
import { useShell } from './shell-context.ts'
import { airportForApps, siteOfNewTab } from './tabs/tab-site.ts'

const noPage = lazyPart(() => import('../features/problems/no-page.page.tsx'), 'first')

interface ContentProps {
  readonly outcome: RouteOutcome
  readonly menu: readonly MenuNode[]
}

/** Makes the current page the active tab before the first paint. */
function useVisit(outcome: RouteOutcome, menu: readonly MenuNode[]): void {
  const shell = useShell()
  const { state } = useLocation()
  useLayoutEffect(() => {
    if (outcome.kind === 'page') {
      const { fullPath } = outcome
      shell.tabs.visit(fullPath, ownTitle(shell, menu, fullPath), siteOfNewTab(shell, fullPath, state))
    } else if (outcome.kind !== 'login') shell.tabs.leave()
  }, [shell, outcome, menu, state])
}

/**
 * Returns services that are constant for the life of the shell: a change would remount every page and lose unsaved
 * input.
 */
function usePaneServices(): PaneServices {
  const shell = useShell()
  const onTitle = useCallback((key: string, title: string) => shell.tabs.rename(key, title, true), [shell])
  const onLoaded = useCallback(
    (app: string) => {
      const menu = buildMenu(shell.session.getState().data?.menus ?? [])
      // The manifest names all the application's tabs, including restored ones that were not shown yet.
      for (const { key, name, fullPath } of shell.tabs.getState().views) {
        if (name === app) shell.tabs.rename(key, ownTitle(shell, menu, fullPath), false)
      }
    },
    [shell],
  )
  const resources = useCallback(() => shell.session.getState().data?.resources ?? [], [shell])
  const onCrash = useCallback((app: string, error: unknown) => reportCrash(shell, app, error), [shell])
  return useMemo(
    () => ({ loader: shell.apps, registry: shell.panes, onTitle, onLoaded, onCrash, resources }),
    [shell, onTitle, onLoaded, onCrash, resources],
  )
}

interface TabPaneProps {
  readonly view: VisitedView
  readonly appTitle: string
  /** Current site of the session, for tabs without one of their own. */
  readonly current: Airport | undefined
  readonly active: boolean
  readonly services: PaneServices
}

const TabPane = memo(({ view, appTitle, current: currentSite, active, services }: TabPaneProps) => {
  const { key, name, fullPath } = view
  const { language } = useShell()
  // Voluntary reporting pages have no site, which would identify the user in their calls (AIR-05).
  const site = PUBLIC_PATHS.includes(view.path) ? undefined : (view.site ?? currentSite)
  const airport = useMemo(() => (site ? airportForApps(site, language) : null), [site, language])
  const tab = useMemo(
    () => ({ key, app: name, appTitle, location: pageLocation(fullPath), airport }),
    [key, name, appTitle, fullPath, airport],
  )
  return <SubAppPane tab={tab} active={active} labelledBy={tabElementId(key)} services={services} />
})

/** Renders the current page and the hidden pages of the other tabs. */
export function Content({ outcome, menu }: ContentProps) {
  const { session, tabs } = useShell()
  useVisit(outcome, menu)
  const { views, activeKey } = useStore(tabs)
  const services = usePaneServices()
  const currentSite = useStore(session, ({ data }) => data?.airport)
  const title = views.find(view => view.key === activeKey)?.title
  const main = useRef<HTMLElement>(null)

  // Moves the focus when the focused element is hidden with its page. Otherwise keyboard navigation would
  // restart at the top.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (activeKey === null || focused === main.current || !main.current?.contains(focused)) return
    // Last, because `checkVisibility` computes the layout of the whole page.
    if (focused?.closest('[hidden]') !== null || !focused.checkVisibility()) {
      main.current.focus({ preventScroll: true })
    }
  }, [activeKey])

  useEffect(() => {
    document.title = title === undefined ? 'Apron' : `${title} · Apron`
  }, [title])

  const isHome = activeKey === PATHS.dashboard
  return (
    <main ref={main} id="content" tabIndex={-1} className={styles['content']}>
      <Activity mode={isHome ? 'visible' : 'hidden'}>
        <div className={styles['scroller']}>
          <Home />
        </div>
      </Activity>
      {views
        .filter(view => !view.meta.affix)
        // In a stable order: elements that move in the document when tabs are reordered lose their scroll
        // position, and frames reload.
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(view => (
          <TabPane
            key={view.key}
            view={view}
            appTitle={applicationTitle(menu, view.name)}
            current={currentSite}
            active={view.key === activeKey}
            services={services}
          />
        ))}
      {(outcome.kind === 'forbidden' || outcome.kind === 'unknown') && <Part part={noPage} props={outcome} />}
    </main>
  )
}
