import './tab-shell.css'
import { type ComponentType, useRef, useState } from 'react'
import { APP_NAMES, type AppName, PAGE_NAMES, type PageName } from '../pages/page-name.ts'
import { useReportRendered } from '../pages/use-report-rendered.ts'

export interface TabContent {
  readonly key: string
  readonly app: AppName
  readonly page: PageName
}

export interface PaneProps {
  readonly tab: TabContent
  readonly active: boolean
}

interface Tabs {
  readonly opened: number
  readonly open: readonly TabContent[]
  readonly active: string
}

/** A minimal shell with tabs: every link opens a new tab, hidden tabs are kept mounted. */
export function TabShell({ pane: Pane }: { readonly pane: ComponentType<PaneProps> }) {
  const menu = useRef<HTMLElement>(null)
  useReportRendered(menu)
  const [tabs, setTabs] = useState<Tabs>({ opened: 0, open: [], active: '' })

  function open(app: AppName, page: PageName) {
    setTabs(({ opened, open: current }) => {
      const key = `tab-${opened + 1}`
      return { opened: opened + 1, open: [...current, { key, app, page }], active: key }
    })
  }

  function close(key: string) {
    setTabs(current => {
      const remaining = current.open.filter(tab => tab.key !== key)
      return { ...current, open: remaining, active: remaining.at(-1)?.key ?? '' }
    })
  }

  return (
    <>
      <nav ref={menu}>
        {APP_NAMES.flatMap(app =>
          PAGE_NAMES.map(page => (
            <button
              key={`${app}/${page}`}
              type="button"
              data-open={`${app}/${page}`}
              onClick={() => open(app, page)}
            >
              {app} {page}
            </button>
          )),
        )}
      </nav>
      <header>
        {tabs.open.map(({ key, app, page }) => (
          <span key={key}>
            <button type="button" onClick={() => setTabs({ ...tabs, active: key })}>
              {app} {page}
            </button>
            <button type="button" data-close={key} onClick={() => close(key)}>
              ×
            </button>
          </span>
        ))}
      </header>
      <main>
        {tabs.open.map(tab => (
          <section key={tab.key} data-pane={tab.key} hidden={tab.key !== tabs.active}>
            <Pane tab={tab} active={tab.key === tabs.active} />
          </section>
        ))}
      </main>
    </>
  )
}
