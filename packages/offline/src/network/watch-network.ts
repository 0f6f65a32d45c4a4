import { timeLimit } from '@apron/contract/wire/time-limit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type NetworkEffect, type NetworkEvent, nextNetwork, REACHED } from './network-state.ts'

/** Health check. Every server answers it without a session, even under load. */
const QUESTION = '/health/live'
/** Longest wait for the response, ms. */
const ANSWER_MS = 5_000
/** Interval between health checks while offline, ms. */
export const ASK_AGAIN_MS = 5_000

/** Store of the time when the portal became unreachable, ms. Null while it is reachable. */
export type AwayStore = StoreApi<{ readonly awaySince: number | null }>

export interface NetworkWatch {
  readonly away: AwayStore
  /** Records whether a call was answered. */
  readonly report: (answered: boolean) => void
  /** Starts listening to the browser's online and offline events. @returns a function that stops it */
  readonly follow: () => () => void
}

/** Watches whether the portal is reachable. A single lost request does not count as offline. */
export function watchNetwork(): NetworkWatch {
  const away: AwayStore = createStore(() => ({ awaySince: null }))
  let state = REACHED
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(): Promise<void> {
    try {
      await fetch(QUESTION, { cache: 'no-store', signal: timeLimit(ANSWER_MS) })
      send({ kind: 'answered' })
    } catch {
      send({ kind: 'silent', at: Date.now() })
    }
  }

  const carryOut: Readonly<Record<NetworkEffect, () => void>> = {
    ask: () => void ask(),
    arm() {
      clearTimeout(timer)
      timer = setTimeout(send, ASK_AGAIN_MS, { kind: 'due' })
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
    report: answered => send(answered ? { kind: 'answered' } : { kind: 'unreached', at: Date.now() }),
    follow() {
      const gone = new AbortController()
      const { signal } = gone
      window.addEventListener('offline', () => send({ kind: 'offline', at: Date.now() }), { signal })
      window.addEventListener('online', () => send({ kind: 'online' }), { signal })
      if (!navigator.onLine) send({ kind: 'offline', at: Date.now() })
      return () => {
        gone.abort()
        clearTimeout(timer)
      }
    },
  }
}
