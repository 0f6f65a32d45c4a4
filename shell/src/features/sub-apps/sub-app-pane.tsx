import { useState } from 'react'
import { useStore } from 'zustand'
import { MountedPane } from './mounted-pane.tsx'
import styles from './panes.module.css'
import { staysMounted } from './stays-mounted.ts'
import type { PaneServices, PaneTab } from './use-pane.ts'

interface SubAppPaneProps {
  readonly tab: PaneTab
  readonly active: boolean
  readonly labelledBy: string
  readonly services: PaneServices
}

/** One tab of a sub-application: its own place in the document, with the application in it while the tab is alive. */
export function SubAppPane({ tab, active, labelledBy, services }: SubAppPaneProps) {
  const { loader, registry } = services
  const [visited, setVisited] = useState(active)
  const revision = useStore(registry, ({ revisions }) => revisions[tab.key] ?? 0)
  const dirty = useStore(registry, state => state.dirty.has(tab.key))

  if (active && !visited) setVisited(true)
  const keepAlive = loader.loaded(tab.app)?.manifest.keepAlive.includes(tab.location.path) ?? false
  return (
    <section className={styles['pane']} role="tabpanel" aria-labelledby={labelledBy} hidden={!active}>
      {staysMounted({ active, visited, keepAlive, dirty }) && (
        <MountedPane key={revision} tab={tab} active={active} services={services} />
      )}
    </section>
  )
}
