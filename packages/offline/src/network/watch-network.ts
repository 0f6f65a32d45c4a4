import { timeLimit } from '@apron/contract/wire/time-limit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type NetworkEffect, type NetworkEvent, nextNetwork, ONLINE } from './network-state.ts'

/** Health check. Every server answers it without a session, even under load. */
const HEALTH_PATH = '/health/live'
/** Longest wait for the response, ms. */
const RESPONSE_TIMEOUT_MS = 5_000
/** Interval between health checks while offline, ms. */
export const HEALTH_CHECK_INTERVAL_MS = 5_000

/** Store of the time when the portal became unreachable, ms. Null while it is reachable. */
export type AwayStore = StoreApi<{ readonly awaySince: number | null }>

export interface NetworkWatch {
  readonly away: AwayStore
  /** Records whether a call was answered. */
  readonly report: (answered: boolean) => void
  /** Starts listening to the browser's online and offline events. @returns a function that stops it */
  readonly start: () => () => void
}

/** Watches whether the portal is reachable. A single lost request does not count as offline. */
export function watchNetwork(): NetworkWatch {
  const away: AwayStore = createStore(() => ({ awaySince: null }))
  let state = ONLINE
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check(): Promise<void> {
    try {
      await fetch(HEALTH_PATH, { cache: 'no-store', signal: timeLimit(RESPONSE_TIMEOUT_MS) })
      send({ kind: 'answered' })
    } catch {
      send({ kind: 'check-failed', at: Date.now() })
    }
  }

  const carryOut: Readonly<Record<NetworkEffect, () => void>> = {
    check: () => void check(),
    arm() {
      clearTimeout(timer)
      timer = setTimeout(send, HEALTH_CHECK_INTERVAL_MS, { kind: 'due' })
    },
    disarm: () => clearTimeout(timer),
  }

  function send(event: NetworkEvent): void {
    const [next, effects] = nextNetwork(state, event)
    state = next
    away.setState({ awaySince: next.awaySince })
    for (const effect of effects) carryOut[effect]()
  }

  return {
    away,
    report: answered => send(answered ? { kind: 'answered' } : { kind: 'call-unanswered', at: Date.now() }),
    start() {
      const stopped = new AbortController()
      const { signal } = stopped
      window.addEventListener('offline', () => send({ kind: 'offline', at: Date.now() }), { signal })
      window.addEventListener('online', () => send({ kind: 'online' }), { signal })
      if (!navigator.onLine) send({ kind: 'offline', at: Date.now() })
      return () => {
        stopped.abort()
        clearTimeout(timer)
      }
    },
  }
}
