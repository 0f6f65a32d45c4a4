import { POLL_FAILURES_MAX } from '@apron/contract/limits/live'

/** What this tab knows for its decision when to ask for the number itself. */
export interface Polling {
  /** Whether there is an open live connection, in this tab or another of the browser. */
  readonly open: boolean
  readonly visible: boolean
  /** Calls in a row that failed. */
  readonly failures: number
  /** When the number was last heard, ms; null: never. */
  readonly heardAt: number | null
}

type PlainEvent = 'start' | 'visible' | 'hidden' | 'due' | 'online' | 'retryWanted'

export type PollEvent = ({ readonly kind: 'told' } & Omit<Polling, 'visible'>) | { readonly kind: PlainEvent }

/** There is one timer; arming it begins its time anew. */
export type PollEffect =
  | 'ask'
  /** In POLL_INTERVAL_MS. */
  | 'arm'
  /** Sooner: a connection that opens tells the number by itself, and makes the call needless. */
  | 'armFirst'
  | 'disarm'

type Step = readonly [Polling, readonly PollEffect[]]

function polls({ open, visible, failures }: Polling): boolean {
  return !open && visible && failures <= POLL_FAILURES_MAX
}

function onTold(state: Polling, { open, failures, heardAt }: Omit<Polling, 'visible'>): Step {
  const next = { ...state, open, failures, heardAt }
  if (!polls(next)) return [next, polls(state) ? ['disarm'] : []]
  if (state.open) return [next, ['ask', 'arm']]
  // Another tab may have asked: from its answer on, it is everybody's time again.
  const settled = next.heardAt !== state.heardAt || next.failures !== state.failures
  return [next, settled ? ['arm'] : []]
}

/** Someone looks again, or there is a network again: a new series, at once. */
function rouse(state: Polling): Step {
  const next = { ...state, failures: 0 }
  return [next, polls(next) ? ['ask', 'arm'] : []]
}

const STEPS: Readonly<Record<PlainEvent, (state: Polling) => Step>> = {
  start: state => [state, polls(state) ? ['armFirst'] : []],
  due: state => [state, polls(state) ? ['ask', 'arm'] : []],
  hidden: state => [{ ...state, visible: false }, polls(state) ? ['disarm'] : []],
  visible: state => rouse({ ...state, visible: true }),
  online: rouse,
  retryWanted: rouse,
}

/** When the number is asked for while there is no live connection (LIVE-05). */
export function nextPolling(state: Polling, event: PollEvent): Step {
  return event.kind === 'told' ? onTold(state, event) : STEPS[event.kind](state)
}
