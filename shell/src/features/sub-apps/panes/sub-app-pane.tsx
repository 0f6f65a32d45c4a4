import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { MountedPane } from './mounted-pane.tsx'
import { PaneBoundary } from './pane-boundary.tsx'
import styles from './panes.module.css'
import { staysMounted } from './stays-mounted.ts'
import type { PaneServices, PaneTab } from './use-pane.ts'

interface SubAppPaneProps {
  readonly tab: PaneTab
  readonly active: boolean
  readonly labelledBy: string
  readonly services: PaneServices
}

/** One tab of a sub-application, with the application in it while the tab is mounted. */
export function SubAppPane({ tab, active, labelledBy, services }: SubAppPaneProps) {
  const { loader, registry } = services
  const [visited, setVisited] = useState(active)
  const revision = useStore(registry, ({ revisions }) => revisions[tab.key] ?? 0)
  const dirty = useStore(registry, state => state.dirty.has(tab.key))
  const asleep = useStore(registry, state => state.asleep.has(tab.key))

  if (active && !visited) setVisited(true)
  useLayoutEffect(() => {
    if (active) registry.setAsleep(tab.key, false)
    return () => registry.setAsleep(tab.key, false)
  }, [registry, tab.key, active])

  const manifest = loader.loaded(tab.app)?.manifest
  const keepAlive = manifest?.tabs === 'single' || manifest?.keepAlive.includes(tab.location.path) === true
  return (
    <section className={styles['pane']} role="tabpanel" aria-labelledby={labelledBy} hidden={!active}>
      <PaneBoundary tab={tab} version={loader.version(tab.app)} active={active} onCrash={services.onCrash}>
        {staysMounted({ active, visited, keepAlive, dirty, asleep }) && (
          <MountedPane key={revision} tab={tab} active={active} services={services} />
        )}
      </PaneBoundary>
    </section>
  )
}
