import type { Host, Session } from '../contract.ts'
import { createStore, type Store } from './store.ts'

const SESSION_EVENTS = ['session', 'lang', 'airport', 'theme'] as const

/** Creates a store that stays equal to the session of the host. `stop` removes the listeners. */
export function createSessionStore(host: Host): Store<Session> & { stop(): void } {
  const store = createStore(host.session())
  const stops = SESSION_EVENTS.map(event => host.on(event, session => store.set(session)))
  return {
    ...store,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
