import { RECONNECT_MAX } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'

/**
 * Consecutive unanswered heartbeats after which the connection counts as lost. A dropped network sends no
 * close event.
 */
const UNANSWERED_MAX = 2

/**
 * State of the live connection. `retries` counts the attempts of the current series, up to {@link
 * RECONNECT_MAX}.
 */
export type Connection =
  /** Not started. */
  | { readonly status: 'idle' }
  | { readonly status: 'connecting'; readonly retries: number }
  | { readonly status: 'open'; readonly unanswered: number }
  /** The last attempt failed. The timer starts the next one. */
  | { readonly status: 'waiting'; readonly retries: number }
  | { readonly status: 'gaveUp' }
  /** The server closed the connection because the session ended. */
  | { readonly status: 'sessionOver' }

type PlainEvent =
  | 'start'
  | 'open'
  /** Any frame from the server. */
  | 'received'
  | 'timer'
  | 'heartbeatDue'
  | 'online'
  | 'offline'
  | 'visible'
  /** The user clicked the bell. */
  | 'retryWanted'
  /** A call succeeded, so the session is valid. */
  | 'callSucceeded'
  | 'stop'

export type ConnectionEvent =
  | { readonly kind: PlainEvent }
  /** Also fires after every error. */
  | { readonly kind: 'closed'; readonly code: number }

/** There is a single timer, for the next attempt or heartbeat. Arming it replaces the previous one. */
export type ConnectionEffect = 'connect' | 'abandon' | 'ping' | 'armRetry' | 'armHeartbeat' | 'disarm'

type Step = readonly [Connection, readonly ConnectionEffect[]]

export const IDLE: Connection = { status: 'idle' }

/** Starts an attempt. Attempts start RECONNECT_INTERVAL_MS apart, however they fail. */
function connect(retries: number): Step {
  return [{ status: 'connecting', retries }, ['connect', 'armRetry']]
}

function reconnect(): Step {
  return [{ status: 'waiting', retries: 0 }, ['abandon', 'armRetry']]
}

/** Starts a new series of attempts, or resets the count of a running one. */
function startNewSeries(state: Connection): Step {
  if (state.status === 'connecting') return [{ ...state, retries: 0 }, []]
  return state.status === 'idle' || state.status === 'open' ? [state, []] : connect(0)
}

function onClosed(state: Connection, code: number): Step {
  if (state.status !== 'connecting' && state.status !== 'open') return [state, []]
  if (code === LIVE_CLOSE.sessionOver) return [{ status: 'sessionOver' }, ['disarm']]
  if (state.status === 'open') return reconnect()
  // The timer has been running since the attempt started.
  if (state.retries < RECONNECT_MAX) return [{ ...state, status: 'waiting' }, []]
  return [{ status: 'gaveUp' }, ['disarm']]
}

function onTimer(state: Connection): Step {
  if (state.status === 'waiting') return connect(state.retries + 1)
  if (state.status !== 'connecting') return [state, []]
  // The last attempt is still unanswered: the next one replaces it.
  if (state.retries === RECONNECT_MAX) return [{ status: 'gaveUp' }, ['abandon', 'disarm']]
  const [next, effects] = connect(state.retries + 1)
  return [next, ['abandon', ...effects]]
}

function onHeartbeatDue(state: Connection): Step {
  if (state.status !== 'open') return [state, []]
  if (state.unanswered === UNANSWERED_MAX) return reconnect()
  return [{ ...state, unanswered: state.unanswered + 1 }, ['ping', 'armHeartbeat']]
}

const STEPS: Readonly<Record<PlainEvent, (state: Connection) => Step>> = {
  start: state => (state.status === 'idle' ? connect(0) : [state, []]),
  open: state =>
    state.status === 'connecting' ? [{ status: 'open', unanswered: 0 }, ['armHeartbeat']] : [state, []],
  received: state => [state.status === 'open' ? { ...state, unanswered: 0 } : state, []],
  timer: onTimer,
  heartbeatDue: onHeartbeatDue,
  online: startNewSeries,
  offline: state => (state.status === 'open' ? reconnect() : [state, []]),
  visible: startNewSeries,
  retryWanted: startNewSeries,
  // The user has logged in again in another tab. Waits first, so that a server that keeps closing is not
  // flooded.
  callSucceeded: state =>
    state.status === 'sessionOver' ? [{ status: 'waiting', retries: 0 }, ['armRetry']] : [state, []],
  stop: () => [IDLE, ['abandon', 'disarm']],
}

/** Returns the next state and its effects (LIVE-02, LIVE-03). Ignores late events. */
export function nextConnection(state: Connection, event: ConnectionEvent): Step {
  return event.kind === 'closed' ? onClosed(state, event.code) : STEPS[event.kind](state)
}
