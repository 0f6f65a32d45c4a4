import { timeLimit } from '@apron/contract/wire/time-limit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type NetworkEffect, type NetworkEvent, nextNetwork, REACHED } from './network-state.ts'

/** Answered by every server, without a session, however busy it is. */
const QUESTION = '/health/live'
/** Nobody waits longer for the answer, ms. */
const ANSWER_MS = 5_000
/** While it is away the portal is asked this often, ms. */
export const ASK_AGAIN_MS = 5_000

/** Since when the portal cannot be reached, ms; null while it can. */
export type AwayStore = StoreApi<{ readonly awaySince: number | null }>

export interface NetworkWatch {
  readonly away: AwayStore
  /** What became of a call: whether anything answered. */
  readonly heard: (answered: boolean) => void
  /** Follows the browser's own word, and asks the portal while it is away. @returns ends it */
  readonly follow: () => () => void
}

/** Tells a lost request from a network that is away. */
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
