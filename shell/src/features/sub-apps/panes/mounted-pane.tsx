import { useTexts } from '@apron/sdk/texts'
import { Spinner } from '@apron/ui/feedback'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { FailureCard } from '../failures/failure-card.tsx'
import { failureInfo } from '../failures/sub-app-failure.ts'
import type { LoadState } from '../loading/load-state.ts'
import { subAppsTexts } from '../sub-apps.texts.ts'
import styles from './panes.module.css'
import { type PaneServices, type PaneTab, usePane } from './use-pane.ts'

interface MountedPaneProps {
  readonly tab: PaneTab
  readonly active: boolean
  readonly services: PaneServices
}

/** Mounts an application, with the loading flag or failure card above it (APP-12, APP-13, APP-15). */
export function MountedPane({ tab, active, services }: MountedPaneProps) {
  const texts = useTexts(subAppsTexts)
  const { loader, registry } = services
  const container = useRef<HTMLDivElement>(null)
  const loaded = usePane(tab, active, services, container)
  const outOfOrder = useStore(registry, state => state.outOfOrder[tab.app])
  const state: LoadState =
    outOfOrder === undefined ? loaded : { status: 'failed', failure: failureInfo(outOfOrder) }

  function retry() {
    registry.resetFailures(tab.app)
    registry.remount(tab.key)
  }

  const card = {
    app: tab.app,
    version: loader.version(tab.app),
    title: tab.appTitle,
    location: tab.location,
    onRetry: retry,
    resources: services.resources(),
  }
  return (
    <>
      <div className={styles['place']} ref={container} hidden={state.status === 'failed'} />
      {state.status === 'loading' && state.flag && (
        <div className={styles['loading']}>
          <Spinner label={texts.loading} />
        </div>
      )}
      {state.status === 'loading' && state.slow && <FailureCard {...card} failure={null} onContinue={null} />}
      {state.status === 'failed' && (
        <FailureCard
          {...card}
          failure={state.failure}
          // The page itself is still mounted, with its unsaved input.
          onContinue={loaded.status === 'ready' ? () => registry.resetFailures(tab.app) : null}
        />
      )}
    </>
  )
}
