import type { CloseReason, SessionAirport, TabHandle, TabLocation } from '@apron/sdk'
import type { LoadedApp } from '../loading/load-app.ts'
import { keepScroll } from './keep-scroll.ts'

export interface PaneOptions {
  readonly id: string
  readonly location: TabLocation
  readonly active: boolean
  /** Site of the tab. */
  readonly airport: SessionAirport | null
  readonly onFirstLoaded: () => void
  readonly onTitle: (title: string) => void
  readonly onDirty: (dirty: boolean) => void
  /** Called when the application's element was removed from the page. */
  readonly onLost: () => void
}

/** One mount of an application in a tab. */
export interface Pane {
  update(change: { readonly location?: TabLocation; readonly active?: boolean }): void
  /** Returns false if the application cannot refresh itself and must be remounted. */
  refresh(): Promise<boolean>
  /** Returns false to keep the tab open. Rejects if the application fails to respond. */
  beforeClose(reason: CloseReason): Promise<boolean>
  isDirty(): boolean
  /** Moves everything rendered to another place in the page. */
  moveTo(parent: HTMLElement): void
  destroy(): void
}

function createElement(app: string, kind: string, hidden: boolean): HTMLElement {
  const element = document.createElement('div')
  element.className = `ap-pane-${kind}`
  element.dataset['mf'] = app
  element.hidden = hidden
  return element
}

/** Calls back when an element that should stay is removed from the page. */
function onRemoved(el: HTMLElement, parent: () => HTMLElement, onLost: () => void): MutationObserver {
  const observer = new MutationObserver(() => {
    if (parent().isConnected && el.parentNode !== parent()) onLost()
  })
  observer.observe(parent(), { childList: true })
  return observer
}

/** Mounts an application into its own elements, which carry its name so that its styles stay inside. */
export async function mountPane(app: LoadedApp, into: HTMLElement, options: PaneOptions): Promise<Pane> {
  const el = createElement(app.name, 'body', !options.active)
  const portalRoot = createElement(app.name, 'portals', !options.active)
  let parent = into
  parent.append(el, portalRoot)
  const lifetime = new AbortController()
  let { location, active } = options
  let dirty = false
  let handle: TabHandle | null = null
  const removalObserver = onRemoved(el, () => parent, options.onLost)
  const restoreScroll = keepScroll(el, lifetime.signal)

  function report(error: unknown, during: string) {
    app.host.reportError(error, { tab: options.id, during })
  }

  function destroy() {
    removalObserver.disconnect()
    lifetime.abort()
    const mountedHandle = handle
    handle = null
    // After the shell's own rendering, so that the application's React can unmount its tree.
    queueMicrotask(() => {
      Promise.resolve()
        .then(() => mountedHandle?.unmount())
        .catch((error: unknown) => report(error, 'unmount'))
        .finally(() => {
          el.remove()
          portalRoot.remove()
        })
    })
  }

  try {
    handle = await app.instance.mount({
      id: options.id,
      el,
      portalRoot,
      signal: lifetime.signal,
      airport: options.airport,
      get location() {
        return location
      },
      get active() {
        return active
      },
      firstLoaded: options.onFirstLoaded,
      setTitle: options.onTitle,
      setDirty(next) {
        if (lifetime.signal.aborted) return
        dirty = next
        options.onDirty(next)
      },
    })
  } catch (error) {
    destroy()
    throw error
  }

  return {
    update(change) {
      const wasActive = active
      location = change.location ?? location
      active = change.active ?? active
      el.hidden = !active
      portalRoot.hidden = !active
      try {
        handle?.update?.(change)
      } catch (error) {
        report(error, 'update')
      }
      if (active && !wasActive) restoreScroll()
    },
    async refresh() {
      if (!handle?.refresh) return false
      await handle.refresh()
      return true
    },
    beforeClose: async reason => (await handle?.beforeClose?.(reason)) ?? true,
    isDirty: () => dirty,
    moveTo(next) {
      removalObserver.disconnect()
      parent = next
      parent.append(el, portalRoot)
      removalObserver.observe(parent, { childList: true })
    },
    destroy,
  }
}
