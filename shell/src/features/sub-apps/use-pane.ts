import { LOAD_DELAY_MS, LOAD_TIMEOUT_MS, LOADING_FLAG_RESET_MS } from '@apron/contract/limits/sub-app'
import type { TabLocation } from '@apron/sdk'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { AppLoader } from './load-app.ts'
import { IDLE, type LoadState, nextLoadState } from './load-state.ts'
import { mountPane, type Pane, type PaneOptions } from './pane.ts'
import type { PaneRegistry } from './pane-registry.ts'
import { failureInfo, SubAppFailure } from './sub-app-failure.ts'
import { withTimeout } from './with-timeout.ts'

export interface PaneTab {
  readonly key: string
  readonly app: string
  /** What people call the application. */
  readonly appTitle: string
  readonly location: TabLocation
}

export interface PaneServices {
  readonly loader: AppLoader
  readonly registry: PaneRegistry
  readonly onTitle: (key: string, title: string) => void
  /** The application is there: its manifest can name the tab. */
  readonly onLoaded: (key: string) => void
}

function noMount(): SubAppFailure {
  return new SubAppFailure('timeout', `mount did not finish within ${LOAD_TIMEOUT_MS / 1000} s`)
}

/** Mounts in time, or takes away what arrives too late. */
async function mountInTime(opening: Promise<Pane>): Promise<Pane> {
  try {
    return await withTimeout(opening, LOAD_TIMEOUT_MS, noMount)
  } catch (error) {
    opening.then(
      pane => pane.destroy(),
      () => undefined,
    )
    throw error
  }
}

/** Keeps a tab's application mounted in `parent` from first drawing to last, and tells how it stands. */
export function usePane(
  tab: PaneTab,
  active: boolean,
  services: PaneServices,
  parent: RefObject<HTMLDivElement | null>,
): LoadState {
  const { loader, registry, onTitle, onLoaded } = services
  const { key, app, location } = tab
  const latest = useRef({ location, active })
  const [state, dispatch] = useReducer(nextLoadState, IDLE)

  useLayoutEffect(() => {
    latest.current = { location, active }
    registry.panes.get(key)?.update(latest.current)
  }, [registry, key, location, active])

  useEffect(() => {
    const place = parent.current
    if (place === null) return undefined
    let gone = false
    let mounted: Pane | null = null
    dispatch({ kind: 'start' })
    const delay = setTimeout(() => dispatch({ kind: 'delay-passed' }), LOAD_DELAY_MS)
    const reset = setTimeout(() => dispatch({ kind: 'flag-reset' }), LOADING_FLAG_RESET_MS)
    const listeners: Pick<PaneOptions, 'onFirstLoaded' | 'onTitle' | 'onDirty'> = {
      onFirstLoaded: () => dispatch({ kind: 'first-loaded' }),
      onTitle: title => onTitle(key, title),
      onDirty: isDirty => registry.setDirty(key, isDirty),
    }

    async function open(into: HTMLElement): Promise<void> {
      const loaded = await loader.load(app)
      if (gone) return
      onLoaded(key)
      const pane = await mountInTime(mountPane(loaded, into, { id: key, ...latest.current, ...listeners }))
      if (gone) return pane.destroy()
      mounted = pane
      registry.panes.set(key, pane)
      pane.update(latest.current)
      return dispatch({ kind: 'mounted' })
    }

    open(place).catch((error: unknown) => {
      if (gone) return
      registry.countFailure(app, error)
      dispatch({ kind: 'failed', failure: failureInfo(error) })
    })
    return () => {
      gone = true
      clearTimeout(delay)
      clearTimeout(reset)
      registry.panes.delete(key)
      registry.setDirty(key, false)
      mounted?.destroy()
    }
  }, [app, key, loader, registry, onTitle, onLoaded, parent])

  return state
}
