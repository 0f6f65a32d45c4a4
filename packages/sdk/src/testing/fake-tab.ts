import type { AppInstance, CloseReason, SessionAirport, Tab, TabHandle, TabLocation } from '../contract.ts'
import { locationOf } from './location-of.ts'

export interface FakeTabOptions {
  readonly active?: boolean
  readonly id?: string
  /** Site the tab was opened at; default the session's. */
  readonly airport?: SessionAirport | null
}

/** One tab, with a record of what the application did to it. */
export interface FakeTab {
  readonly tab: Tab
  readonly el: HTMLElement
  readonly portalRoot: HTMLElement
  readonly titles: readonly string[]
  readonly dirty: boolean
  readonly firstLoaded: boolean
  /** Mounts an application like the shell. */
  mount(app: AppInstance): Promise<void>
  show(): void
  hide(): void
  goTo(fullPath: string): void
  refresh(): Promise<void>
  /** Returns true if the application lets the tab close. */
  mayClose(reason?: CloseReason): Promise<boolean>
  unmount(): Promise<void>
}

const mounted = new Set<FakeTab>()

/** Unmounts every tab that is still mounted. Call it after each test. */
export async function unmountFakeTabs(): Promise<void> {
  for (const tab of mounted) await tab.unmount()
}

/** Creates a tab with real elements; needs a document. */
export function createFakeTab(app: string, fullPath: string, options: FakeTabOptions = {}): FakeTab {
  const el = document.createElement('div')
  const portalRoot = document.createElement('div')
  for (const element of [el, portalRoot]) {
    element.dataset['mf'] = app
    document.body.append(element)
  }
  const abort = new AbortController()
  const titles: string[] = []
  let location = locationOf(fullPath)
  let active = options.active ?? true
  let dirty = false
  let firstLoaded = false
  let handle: TabHandle | undefined

  const change = (next: { location?: TabLocation; active?: boolean }) => {
    location = next.location ?? location
    active = next.active ?? active
    el.hidden = !active
    portalRoot.hidden = !active
    handle?.update?.(next)
  }

  return {
    tab: {
      id: options.id ?? `tab-${fullPath}`,
      airport: options.airport ?? null,
      el,
      portalRoot,
      signal: abort.signal,
      get location() {
        return location
      },
      get active() {
        return active
      },
      firstLoaded: () => {
        firstLoaded = true
      },
      setTitle: title => titles.push(title),
      setDirty: isDirty => {
        dirty = isDirty
      },
    },
    el,
    portalRoot,
    titles,
    get dirty() {
      return dirty
    },
    get firstLoaded() {
      return firstLoaded
    },
    async mount(instance) {
      mounted.add(this)
      handle = await instance.mount(this.tab)
    },
    show: () => change({ active: true }),
    hide: () => change({ active: false }),
    goTo: path => change({ location: locationOf(path) }),
    refresh: async () => handle?.refresh?.(),
    mayClose: async (reason = 'close') => (await handle?.beforeClose?.(reason)) ?? true,
    async unmount() {
      mounted.delete(this)
      abort.abort()
      await handle?.unmount()
      el.remove()
      portalRoot.remove()
    },
  }
}
