import { useTexts } from '@apron/sdk/texts'
import { type MouseEvent, memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { buildMenu, type MenuNode, pagesOf } from '../features/navigation/menu-rules.ts'
import { navigationTexts } from '../features/navigation/navigation.texts.ts'
import { Sidebar } from '../features/navigation/sidebar.tsx'
import { TopBar } from '../features/navigation/top-bar.tsx'
import { DevNotice } from '../features/sub-apps/dev/dev-notice.tsx'
import { isStripVisible } from '../features/tabs/tab-rules.ts'
import { TabStrip } from '../features/tabs/tab-strip.tsx'
import { PATHS } from '../paths.ts'
import { Content } from './content.tsx'
import styles from './layout.module.css'
import { MessageWatch } from './messages/message-watch.tsx'
import { useLiveMessages } from './messages/use-live-messages.ts'
import { NewVersion } from './new-version.tsx'
import { NetworkNotice } from './offline/network-notice.tsx'
import { preloadModules } from './preload-modules.ts'
import type { RouteOutcome } from './routing/guard-loader.ts'
import { ownTitle } from './routing/page-title.ts'
import { useShownMenu } from './routing/shown-menu.ts'
import { useShell } from './shell-context.ts'
import { closeTab, closeTabs, refreshTab } from './tabs/tab-actions.ts'
import { SiteNotice } from './tabs/tab-site-notice.tsx'
import { TabTitleNotice } from './tabs/tab-title-notice.tsx'
import { useMenuCounts } from './todo/use-menu-counts.ts'
import { TopBarItems } from './top-bar-items.tsx'
import { preparePage } from './use-link-approach.ts'

const NO_MENU: readonly never[] = []

/** Includes entries that are not installed, because pages get their titles from it. */
function useMenu() {
  const { session } = useShell()
  const menus = useStore(session, ({ data }) => data?.menus ?? NO_MENU)
  return useMemo(() => buildMenu(menus), [menus])
}

function Strip({ menu }: { readonly menu: readonly MenuNode[] }): ReactNode {
  const shell = useShell()
  const state = useStore(shell.tabs)
  const dirty = useStore(shell.panes, panes => panes.dirty)
  const asleep = useStore(shell.panes, panes => panes.asleep)
  const site = useStore(shell.session, session => session.data?.airport.id)
  return (
    <TabStrip
      state={state}
      dirty={dirty}
      asleep={asleep}
      site={site}
      ownTitle={({ fullPath }) => ownTitle(shell, menu, fullPath)}
      actions={{
        open: ({ fullPath }) => shell.navigate(fullPath),
        refresh: key => void refreshTab(shell, key),
        close: key => closeTab(shell, key),
        closeSeveral: (several, key) => void closeTabs(shell, several, key),
        setPinned: (key, pinned) => shell.tabs.setPinned(key, pinned),
        move: (key, to) => shell.tabs.move(key, to),
        favour: ({ title, fullPath }) => shell.overlays.open('favourite', { name: title, url: fullPath }),
      }}
    />
  )
}

/** Moves the focus past menu and tabs to the page. Not a real link, which would change the address. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** Top bar, sidebar, tab strip and page; without a session only the bar and page. */
export const Layout = memo(({ outcome }: { readonly outcome: RouteOutcome }) => {
  const shell = useShell()
  const texts = useTexts(navigationTexts)
  const menu = useMenu()
  const visibleMenu = useShownMenu()
  const { pathname, search, hash } = useLocation()
  // Page on which the drawer was opened. It counts as closed on any other page.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  if (drawerAt !== null && drawerAt !== pathname) setDrawerAt(null)
  const drawerOpen = drawerAt === pathname
  const collapsed = useStore(shell.view, view => view.sidebarCollapsed)
  const hasSession = useStore(shell.session, session => session.data !== null)

  useEffect(() => (hasSession ? preloadModules(shell) : undefined), [hasSession, shell])
  useLiveMessages(shell)
  const counts = useMenuCounts(shell)

  function setCollapsed(next: boolean) {
    shell.storage.set('sidebarCollapsed', next)
    shell.view.setState({ sidebarCollapsed: next })
  }

  return (
    <div className={styles['layout']} data-menu={hasSession || undefined}>
      <a className={styles['skip']} href="#content" onClick={skipToContent}>
        {texts.skip}
      </a>
      <div className={styles['bar']} inert={drawerOpen}>
        <TopBar
          menu={
            hasSession
              ? {
                  collapsed,
                  onToggle: () => setCollapsed(!collapsed),
                  onOpenDrawer: () => setDrawerAt(pathname),
                }
              : null
          }
        >
          <TopBarItems />
        </TopBar>
      </div>
      {hasSession && (
        <div className={styles['side']}>
          <Sidebar
            menu={visibleMenu}
            address={pathname + search + hash}
            collapsed={collapsed}
            counts={counts}
            onToggle={node => preparePage(shell, pagesOf([node])[0]?.href ?? PATHS.root)}
            drawerOpen={drawerOpen}
            onCloseDrawer={() => setDrawerAt(null)}
          />
        </div>
      )}
      <div className={styles['main']} inert={drawerOpen}>
        {hasSession && <MessageWatch />}
        <NetworkNotice />
        {isStripVisible(pathname, hasSession) && <Strip menu={menu} />}
        <NewVersion menu={menu} />
        <SiteNotice />
        <TabTitleNotice menu={menu} />
        <Content outcome={outcome} menu={menu} />
      </div>
      <DevNotice registry={shell.apps.registry} />
    </div>
  )
})
