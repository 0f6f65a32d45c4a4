import { POLL_FAILURES_MAX } from '@apron/contract/limits/live'

/** State on which this tab decides when to poll. */
export interface Polling {
  /** True if any tab of this browser has an open live connection. */
  readonly open: boolean
  readonly visible: boolean
  /** Consecutive failed calls. */
  readonly failures: number
  /** Time of the last count, ms, or null. */
  readonly countedAt: number | null
}

type PlainEvent = 'start' | 'visible' | 'hidden' | 'due' | 'online' | 'retryWanted'

export type PollEvent =
  | ({ readonly kind: 'known' } & Omit<Polling, 'visible'>)
  | { readonly kind: PlainEvent }

/** There is a single timer. Arming it restarts the interval. */
export type PollEffect =
  | 'request'
  /** After POLL_INTERVAL_MS. */
  | 'arm'
  /**
   * After a shorter delay, because an opening connection sends the count and makes the request unnecessary.
   */
  | 'armFirst'
  | 'disarm'

type Step = readonly [Polling, readonly PollEffect[]]

function shouldPoll({ open, visible, failures }: Polling): boolean {
  return !open && visible && failures <= POLL_FAILURES_MAX
}

function onKnown(state: Polling, { open, failures, countedAt }: Omit<Polling, 'visible'>): Step {
  const next = { ...state, open, failures, countedAt }
  if (!shouldPoll(next)) return [next, shouldPoll(state) ? ['disarm'] : []]
  if (state.open) return [next, ['request', 'arm']]
  // Another tab may have polled. Every tab restarts its interval with that response.
  const hasNewResult = next.countedAt !== state.countedAt || next.failures !== state.failures
  return [next, hasNewResult ? ['arm'] : []]
}

/** Starts a new series at once when the page is visible again or the network is back. */
function wakeUp(state: Polling): Step {
  const next = { ...state, failures: 0 }
  return [next, shouldPoll(next) ? ['request', 'arm'] : []]
}

const STEPS: Readonly<Record<PlainEvent, (state: Polling) => Step>> = {
  start: state => [state, shouldPoll(state) ? ['armFirst'] : []],
  due: state => [state, shouldPoll(state) ? ['request', 'arm'] : []],
  hidden: state => [{ ...state, visible: false }, shouldPoll(state) ? ['disarm'] : []],
  visible: state => wakeUp({ ...state, visible: true }),
  online: wakeUp,
  retryWanted: wakeUp,
}

/** Decides when to poll the count while there is no live connection (LIVE-05). */
export function nextPolling(state: Polling, event: PollEvent): Step {
  return event.kind === 'known' ? onKnown(state, event) : STEPS[event.kind](state)
}
