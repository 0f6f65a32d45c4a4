import type { CloseReason, TabHandle, TabLocation } from '@apron/sdk'
import type { LoadedApp } from './load-app.ts'

export interface PaneOptions {
  readonly id: string
  readonly location: TabLocation
  readonly active: boolean
  readonly onFirstLoaded: () => void
  readonly onTitle: (title: string) => void
  readonly onDirty: (dirty: boolean) => void
}

/** One mount of an application: what stands in one tab. */
export interface Pane {
  readonly elements: readonly HTMLElement[]
  update(change: { readonly location?: TabLocation; readonly active?: boolean }): void
  /** False when the application cannot refresh itself: unmount and mount again. */
  refresh(): Promise<boolean>
  /** False keeps the tab open. Rejects when the application fails to answer. */
  beforeClose(reason: CloseReason): Promise<boolean>
  isDirty(): boolean
  destroy(): void
}

function place(app: string, kind: string, hidden: boolean): HTMLElement {
  const element = document.createElement('div')
  element.className = `ap-pane-${kind}`
  element.dataset['mf'] = app
  element.hidden = hidden
  return element
}

/** Mounts an application into elements of its own; they carry its name, so that its styles stay inside (users' note D5). */
export async function mountPane(app: LoadedApp, parent: HTMLElement, options: PaneOptions): Promise<Pane> {
  const el = place(app.name, 'body', !options.active)
  const portalRoot = place(app.name, 'portals', !options.active)
  parent.append(el, portalRoot)
  const lifetime = new AbortController()
  let { location, active } = options
  let dirty = false
  let handle: TabHandle | null = null

  function report(error: unknown, during: string) {
    app.host.reportError(error, { tab: options.id, during })
  }

  function destroy() {
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
      get location() {
        return location
      },
      get active() {
        return active
      },
      firstLoaded: options.onFirstLoaded,
      setTitle: options.onTitle,
      setDirty(next) {
        dirty = next
        options.onDirty(next)
      },
    })
  } catch (error) {
    destroy()
    throw error
  }

  return {
    elements: [el, portalRoot],
    update(change) {
      location = change.location ?? location
      active = change.active ?? active
      el.hidden = !active
      portalRoot.hidden = !active
      try {
        handle?.update?.(change)
      } catch (error) {
        report(error, 'update')
      }
    },
    async refresh() {
      if (!handle?.refresh) return false
      await handle.refresh()
      return true
    },
    beforeClose: async reason => (await handle?.beforeClose?.(reason)) ?? true,
    isDirty: () => dirty,
    destroy,
  }
}
