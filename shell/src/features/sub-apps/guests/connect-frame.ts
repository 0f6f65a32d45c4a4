import type { Host, Tab, TabHandle } from '@apron/sdk'
import { hearUses } from '../../../platform/use-of-page.ts'
import { followLink } from '../follow-link.ts'

/** What the page in a frame gives when it connects: the `mount` of the contract, with the host. */
export type FrameMount = (host: Host, tab: Tab) => TabHandle | Promise<TabHandle>

/** A page in a frame that is mounted. */
export interface Connection {
  readonly handle: TabHandle
  /** Takes back what the page has subscribed to, so that nothing of it stays when it is gone. */
  end(): void
}

export function isFrameMount(value: unknown): value is FrameMount {
  return typeof value === 'function'
}

/** The host as this page may use it: its subscriptions end with it, its calls go to the site of its tab. */
function hostFor(host: Host, tab: Tab, life: AbortSignal): Host {
  return {
    ...host,
    request: (path, init) => host.request(path, { airport: tab.airport, ...init }),
    on(event, listener) {
      const stop = host.on(event, listener)
      life.addEventListener('abort', stop)
      return stop
    },
  }
}

/** The tab as this page may use it: it draws in its own document. */
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

/** Mounts the page of a frame with the host of its application. */
export async function connectFrame(
  view: Window & typeof globalThis,
  mount: FrameMount,
  host: Host,
  tab: Tab,
): Promise<Connection> {
  const life = new AbortController()
  // Plain links to pages of the portal open as tabs, as they do everywhere else; the frame itself may not show them.
  view.document.addEventListener('click', event => followLink(event, to => host.navigate(to), view))
  hearUses(view)
  try {
    const handle = await mount(hostFor(host, tab, life.signal), tabFor(tab, view.document.body))
    return { handle, end: () => life.abort() }
  } catch (error) {
    life.abort()
    throw error
  }
}
