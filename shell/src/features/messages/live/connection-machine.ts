import { RECONNECT_MAX } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'

/** Heartbeats in a row without an answer after which a connection counts as closed: one that is cut without a word never says so. */
const UNANSWERED_MAX = 2

/** Where the live connection is. `retries`: of the series that runs, at most {@link RECONNECT_MAX}. */
export type Connection =
  /** Not wanted. */
  | { readonly status: 'idle' }
  | { readonly status: 'connecting'; readonly retries: number }
  | { readonly status: 'open'; readonly unanswered: number }
  /** The last try failed; the next begins when the timer is due. */
  | { readonly status: 'waiting'; readonly retries: number }
  | { readonly status: 'gaveUp' }
  /** The server said that the session is over. */
  | { readonly status: 'sessionOver' }

type PlainEvent =
  | 'start'
  | 'open'
  /** Any frame of the server. */
  | 'heard'
  | 'timer'
  | 'heartbeatDue'
  | 'online'
  | 'offline'
  | 'visible'
  /** The person asked for it: a click on the bell. */
  | 'retryWanted'
  /** A call was answered: the session lives. */
  | 'answered'
  | 'stop'

export type ConnectionEvent =
  | { readonly kind: PlainEvent }
  /** Also after an error, which is always followed by it. */
  | { readonly kind: 'closed'; readonly code: number }

/** There is one timer, for the next try or the next heartbeat: arming it replaces what it waited for. */
export type ConnectionEffect = 'connect' | 'abandon' | 'ping' | 'armRetry' | 'armHeartbeat' | 'disarm'

type Step = readonly [Connection, readonly ConnectionEffect[]]

export const IDLE: Connection = { status: 'idle' }

/** Tries begin RECONNECT_INTERVAL_MS apart, however they fail. */
function connect(retries: number): Step {
  return [{ status: 'connecting', retries }, ['connect', 'armRetry']]
}

function lost(): Step {
  return [{ status: 'waiting', retries: 0 }, ['abandon', 'armRetry']]
}

/** A series of tries that begins now, without doubling one that runs. */
function newSeries(state: Connection): Step {
  if (state.status === 'connecting') return [{ ...state, retries: 0 }, []]
  return state.status === 'idle' || state.status === 'open' ? [state, []] : connect(0)
}

function onClosed(state: Connection, code: number): Step {
  if (state.status !== 'connecting' && state.status !== 'open') return [state, []]
  if (code === LIVE_CLOSE.sessionOver) return [{ status: 'sessionOver' }, ['disarm']]
  if (state.status === 'open') return lost()
  // The timer runs since the try began.
  if (state.retries < RECONNECT_MAX) return [{ ...state, status: 'waiting' }, []]
  return [{ status: 'gaveUp' }, ['disarm']]
}

function onTimer(state: Connection): Step {
  if (state.status === 'waiting') return connect(state.retries + 1)
  if (state.status !== 'connecting') return [state, []]
  // A try that nobody has answered yet: the next one takes its place.
  if (state.retries === RECONNECT_MAX) return [{ status: 'gaveUp' }, ['abandon', 'disarm']]
  const [next, effects] = connect(state.retries + 1)
  return [next, ['abandon', ...effects]]
}

function onHeartbeatDue(state: Connection): Step {
  if (state.status !== 'open') return [state, []]
  if (state.unanswered === UNANSWERED_MAX) return lost()
  return [{ ...state, unanswered: state.unanswered + 1 }, ['ping', 'armHeartbeat']]
}

const STEPS: Readonly<Record<PlainEvent, (state: Connection) => Step>> = {
  start: state => (state.status === 'idle' ? connect(0) : [state, []]),
  open: state =>
    state.status === 'connecting' ? [{ status: 'open', unanswered: 0 }, ['armHeartbeat']] : [state, []],
  heard: state => [state.status === 'open' ? { ...state, unanswered: 0 } : state, []],
  timer: onTimer,
  heartbeatDue: onHeartbeatDue,
  online: newSeries,
  offline: state => (state.status === 'open' ? lost() : [state, []]),
  visible: newSeries,
  retryWanted: newSeries,
  // The same person has logged in again, in another tab. Not at once: a server that keeps closing is not to be stormed.
  answered: state =>
    state.status === 'sessionOver' ? [{ status: 'waiting', retries: 0 }, ['armRetry']] : [state, []],
  stop: () => [IDLE, ['abandon', 'disarm']],
}

/** The next state and what is to be done (LIVE-02, LIVE-03); an event that comes too late changes nothing. */
export function nextConnection(state: Connection, event: ConnectionEvent): Step {
  return event.kind === 'closed' ? onClosed(state, event.code) : STEPS[event.kind](state)
}
