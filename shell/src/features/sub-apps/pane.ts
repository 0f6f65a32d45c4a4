import type { CloseReason, SessionAirport, TabHandle, TabLocation } from '@apron/sdk'
import { keepScroll } from './keep-scroll.ts'
import type { LoadedApp } from './load-app.ts'

export interface PaneOptions {
  readonly id: string
  readonly location: TabLocation
  readonly active: boolean
  /** The site of the tab. */
  readonly airport: SessionAirport | null
  readonly onFirstLoaded: () => void
  readonly onTitle: (title: string) => void
  readonly onDirty: (dirty: boolean) => void
  /** The element the application draws in is gone from the page. */
  readonly onLost: () => void
}

/** One mount of an application: what stands in one tab. */
export interface Pane {
  update(change: { readonly location?: TabLocation; readonly active?: boolean }): void
  /** False when the application cannot refresh itself: unmount and mount again. */
  refresh(): Promise<boolean>
  /** False keeps the tab open. Rejects when the application fails to answer. */
  beforeClose(reason: CloseReason): Promise<boolean>
  isDirty(): boolean
  /** Everything that is drawn goes to another place of the page. */
  moveTo(parent: HTMLElement): void
  destroy(): void
}

function place(app: string, kind: string, hidden: boolean): HTMLElement {
  const element = document.createElement('div')
  element.className = `ap-pane-${kind}`
  element.dataset['mf'] = app
  element.hidden = hidden
  return element
}

/** Tells when an element that should stay is taken out of the page. */
function watchFor(el: HTMLElement, parent: () => HTMLElement, onLost: () => void): MutationObserver {
  const observer = new MutationObserver(() => {
    if (parent().isConnected && el.parentNode !== parent()) onLost()
  })
  observer.observe(parent(), { childList: true })
  return observer
}

/** Mounts an application into elements of its own; they carry its name, so that its styles stay inside. */
export async function mountPane(app: LoadedApp, into: HTMLElement, options: PaneOptions): Promise<Pane> {
  const el = place(app.name, 'body', !options.active)
  const portalRoot = place(app.name, 'portals', !options.active)
  let parent = into
  parent.append(el, portalRoot)
  const lifetime = new AbortController()
  let { location, active } = options
  let dirty = false
  let handle: TabHandle | null = null
  const lost = watchFor(el, () => parent, options.onLost)
  const restoreScroll = keepScroll(el, lifetime.signal)

  function report(error: unknown, during: string) {
    app.host.reportError(error, { tab: options.id, during })
  }

  function destroy() {
    lost.disconnect()
    lifetime.abort()
    const going = handle
    handle = null
    // After the shell's own drawing, so that the application's React may take its tree down.
    queueMicrotask(() => {
      Promise.resolve()
        .then(() => going?.unmount())
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
      lost.disconnect()
      parent = next
      parent.append(el, portalRoot)
      lost.observe(parent, { childList: true })
    },
    destroy,
  }
}
