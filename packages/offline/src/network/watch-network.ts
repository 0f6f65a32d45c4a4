import { timeLimit } from '@apron/contract/wire/time-limit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type NetworkEffect, type NetworkEvent, nextNetwork, REACHED } from './network-state.ts'

/** Every server answers this without a session, even when it is busy. */
const QUESTION = '/health/live'
/** Longest wait for the answer, ms. */
const ANSWER_MS = 5_000
/** Interval between questions while the network is away, ms. */
export const ASK_AGAIN_MS = 5_000

/** When the portal stopped answering, ms; null while it can be reached. */
export type AwayStore = StoreApi<{ readonly awaySince: number | null }>

export interface NetworkWatch {
  readonly away: AwayStore
  /** Records whether a call was answered. */
  readonly heard: (answered: boolean) => void
  /** Follows the browser's events, and asks the portal while it is away. @returns ends it */
  readonly follow: () => () => void
}

/** Distinguishes a lost request from a network that is away. */
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
    heard: answered => send(answered ? { kind: 'answered' } : { kind: 'unreached', at: Date.now() }),
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
