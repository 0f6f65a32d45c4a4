import type { CallIdentity } from '@apron/contract/wire/call-headers'
import type { Host, HostEvents } from '@apron/sdk'

/** The shell's functions for one application. */
export type HostParts = Omit<Host, 'contract' | 'app' | 'version' | 'base' | 'has' | 'on'>

/** The shell's services for hosts, wired in `app/`. */
export interface HostServices {
  /** Identity for reading the registry. */
  readonly caller: () => CallIdentity
  readonly forApp: (app: string) => HostParts
}

/** A host with the shell's side, which can emit events. */
export interface SubAppHost extends Host {
  emit<Event extends keyof HostEvents>(event: Event, payload: HostEvents[Event]): void
}

type Listeners = { readonly [Event in keyof HostEvents]: Set<(payload: HostEvents[Event]) => void> }

function noListeners(): Listeners {
  return {
    session: new Set(),
    lang: new Set(),
    airport: new Set(),
    theme: new Set(),
    token: new Set(),
    logout: new Set(),
    message: new Set(),
    registry: new Set(),
    changed: new Set(),
    reached: new Set(),
  }
}

/** Creates the interface between the shell and one application. */
export function createHost(app: string, version: string, parts: HostParts): SubAppHost {
  const listeners = noListeners()
  return {
    ...parts,
    contract: 1,
    app,
    version,
    base: `/${app}`,
    has: resource => parts.session().resources.includes(resource),
    on(event, listener) {
      listeners[event].add(listener)
      return () => void listeners[event].delete(listener)
    },
    emit(event, payload) {
      for (const listener of listeners[event]) {
        try {
          listener(payload)
        } catch (error) {
          parts.reportError(error, { event })
        }
      }
    },
  }
}
