import { LOAD_DELAY_MS, LOADING_FLAG_RESET_MS } from '@apron/contract/limits/sub-app'
import type { SessionAirport, TabLocation } from '@apron/sdk'
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { failureInfo, SubAppFailure } from '../failures/sub-app-failure.ts'
import type { AppLoader } from '../loading/load-app.ts'
import { LOADING, type LoadState, nextLoadState } from '../loading/load-state.ts'
import { openPane } from './open-pane.ts'
import type { Pane, PaneOptions } from './pane.ts'
import type { PaneRegistry } from './pane-registry.ts'

export interface PaneTab {
  readonly key: string
  readonly app: string
  /** Title of the application. */
  readonly appTitle: string
  readonly location: TabLocation
  /** Site of the tab. A change takes effect when its page is remounted. */
  readonly airport: SessionAirport | null
}

export interface PaneServices {
  readonly loader: AppLoader
  readonly registry: PaneRegistry
  /** Called when a page of the application could not be mounted, or was lost. */
  readonly onCrash: (app: string, error: unknown) => void
  readonly onTitle: (key: string, title: string) => void
  /** Permissions of the user. */
  readonly resources: () => readonly string[]
  /** Called when the application has loaded and its manifest can name its tabs. */
  readonly onLoaded: (app: string) => void
}

function elementRemoved(): SubAppFailure {
  return new SubAppFailure('crashed', 'the application has removed the element it was given')
}

/** Keeps a tab's application mounted in `parent` for the life of the component, and returns its state. */
export function usePane(
  tab: PaneTab,
  active: boolean,
  services: PaneServices,
  parent: RefObject<HTMLDivElement | null>,
): LoadState {
  const { loader, registry, onTitle, onLoaded, onCrash } = services
  const { key, app, location, airport } = tab
  const latest = useRef({ location, active })
  const site = useRef(airport)
  const [state, dispatch] = useReducer(nextLoadState, LOADING)

  useLayoutEffect(() => {
    latest.current = { location, active }
    site.current = airport
    registry.pane(key)?.update(latest.current)
  }, [registry, key, location, active, airport])

  // Before the first paint, so that a loaded application appears together with its tab.
  useLayoutEffect(() => {
    const container = parent.current
    if (container === null) return undefined
    let isUnmounted = false
    let mounted: Pane | null = null
    const delay = setTimeout(() => dispatch({ kind: 'delay-passed' }), LOAD_DELAY_MS)
    const reset = setTimeout(() => dispatch({ kind: 'flag-reset' }), LOADING_FLAG_RESET_MS)
    const fail = (error: unknown) => {
      if (isUnmounted) return
      dispatch({ kind: 'failed', failure: failureInfo(error) })
    }
    const crash = (error: unknown) => {
      if (!isUnmounted) onCrash(app, error)
      fail(error)
    }
    const listeners: Pick<PaneOptions, 'onFirstLoaded' | 'onTitle' | 'onDirty' | 'onLost'> = {
      onFirstLoaded: () => dispatch({ kind: 'first-loaded' }),
      onTitle: title => onTitle(key, title),
      onDirty: isDirty => registry.setDirty(key, isDirty),
      onLost: () => crash(elementRemoved()),
    }

    async function open(into: HTMLElement): Promise<void> {
      const loaded = await loader.load(app)
      if (isUnmounted) return
      onLoaded(app)
      const options = { id: key, airport: site.current, ...latest.current, ...listeners }
      const pane = await openPane(registry, loaded, into, options).catch((error: unknown) => {
        crash(error)
        return null
      })
      if (pane === null || isUnmounted) return pane?.destroy()
      mounted = pane
      registry.setPane(key, pane)
      pane.update(latest.current)
      return dispatch({ kind: 'mounted' })
    }

    open(container).catch(fail)
    return () => {
      isUnmounted = true
      clearTimeout(delay)
      clearTimeout(reset)
      registry.setPane(key, null)
      registry.setDirty(key, false)
      mounted?.destroy()
    }
  }, [app, key, loader, registry, onTitle, onLoaded, onCrash, parent])

  return state
}
