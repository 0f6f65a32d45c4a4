import type { Host, Tab, TabHandle } from '@apron/sdk'
import { listenForUse } from '../../../platform/use-of-page.ts'
import { followLink } from '../follow-link.ts'

/** Function that a framed page passes when it connects: the contract's `mount`. */
export type FrameMount = (host: Host, tab: Tab) => TabHandle | Promise<TabHandle>

/** A mounted page in a frame. */
export interface Connection {
  readonly handle: TabHandle
  /** Removes the page's subscriptions, so that nothing outlives it. */
  end(): void
}

export function isFrameMount(value: unknown): value is FrameMount {
  return typeof value === 'function'
}

/** Wraps the host for this page: subscriptions end with it, and calls go to its tab's site. */
function hostFor(host: Host, tab: Tab, lifetime: AbortSignal): Host {
  return {
    ...host,
    request: (path, init) => host.request(path, { airport: tab.airport, ...init }),
    on(event, listener) {
      const stop = host.on(event, listener)
      lifetime.addEventListener('abort', stop)
      return stop
    },
  }
}

/** Wraps the tab for this page, which renders in its own document. */
function tabFor(tab: Tab, body: HTMLElement): Tab {
  return {
    id: tab.id,
    el: body,
    portalRoot: body,
    signal: tab.signal,
    airport: tab.airport,
    get location() {
      return tab.location
    },
    get active() {
      return tab.active
    },
    firstLoaded: () => tab.firstLoaded(),
    setTitle: title => tab.setTitle(title),
    setDirty: dirty => tab.setDirty(dirty),
  }
}

/** Mounts the page of a frame with its application's host. */
export async function connectFrame(
  view: Window & typeof globalThis,
  mount: FrameMount,
  host: Host,
  tab: Tab,
): Promise<Connection> {
  const lifetime = new AbortController()
  // Opens plain links to portal pages as tabs, as elsewhere. The frame itself may not show them.
  view.document.addEventListener('click', event => followLink(event, to => host.navigate(to), view))
  listenForUse(view)
  try {
    const handle = await mount(hostFor(host, tab, lifetime.signal), tabFor(tab, view.document.body))
    return { handle, end: () => lifetime.abort() }
  } catch (error) {
    lifetime.abort()
    throw error
  }
}
