import { RECONNECT_MAX } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import { describe, expect, it } from 'vitest'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  IDLE,
  nextConnection,
} from './connection-machine.ts'

const connecting = (retries = 0): Connection => ({ status: 'connecting', retries })
const waiting = (retries = 0): Connection => ({ status: 'waiting', retries })
const open = (unanswered = 0): Connection => ({ status: 'open', unanswered })
const gaveUp: Connection = { status: 'gaveUp' }
const sessionOver: Connection = { status: 'sessionOver' }
const EVERY = [IDLE, connecting(3), waiting(3), open(1), gaveUp, sessionOver]

const LOST = 1006
const closed = (code: number = LOST): ConnectionEvent => ({ kind: 'closed', code })

type Row = [string, Connection, ConnectionEvent, Connection, ConnectionEffect[]]

function check(rows: Row[]): void {
  it.each(rows)('%s', (_what, state, event, next, effects) => {
    expect(nextConnection(state, event)).toEqual([next, effects])
  })
}

describe('[LIVE-03] an attempt', () => {
  check([
    ['starts with the session', IDLE, { kind: 'start' }, connecting(), ['connect', 'armRetry']],
    ['is not doubled by a second start', connecting(2), { kind: 'start' }, connecting(2), []],
    ['opens and starts the heartbeat', connecting(), { kind: 'open' }, open(), ['armHeartbeat']],
    ['resets the counter when it opens', connecting(9), { kind: 'open' }, open(), ['armHeartbeat']],
    ['waits for the running timer after a failure', connecting(4), closed(), waiting(4), []],
    [
      'follows when the timer fires, and is counted',
      waiting(4),
      { kind: 'timer' },
      connecting(5),
      ['connect', 'armRetry'],
    ],
    [
      'without a response gives way to the next',
      connecting(4),
      { kind: 'timer' },
      connecting(5),
      ['abandon', 'connect', 'armRetry'],
    ],
    ['gives up after the last one fails', connecting(RECONNECT_MAX), closed(), gaveUp, ['disarm']],
    [
      'gives up after the last one gets no response',
      connecting(RECONNECT_MAX),
      { kind: 'timer' },
      gaveUp,
      ['abandon', 'disarm'],
    ],
  ])

  it('is made once and retried ten times, but not an eleventh', () => {
    let [state, effects] = nextConnection(IDLE, { kind: 'start' })
    let tries = 0
    for (let round = 0; round < 50; round += 1) {
      if (effects.includes('connect')) tries += 1
      const failed = nextConnection(state, closed())
      ;[state, effects] = nextConnection(failed[0], { kind: 'timer' })
    }
    expect(state).toEqual(gaveUp)
    expect(tries).toBe(1 + RECONNECT_MAX)
  })

  it('is made ten times after each loss of an open connection', () => {
    let state: Connection = connecting(RECONNECT_MAX)
    state = nextConnection(state, { kind: 'open' })[0]
    expect(nextConnection(state, closed())).toEqual([waiting(), ['abandon', 'armRetry']])
  })
})

describe('[LIVE-02] an open connection', () => {
  check([
    [
      'sends a heartbeat when due and schedules the next',
      open(),
      { kind: 'heartbeatDue' },
      open(1),
      ['ping', 'armHeartbeat'],
    ],
    [
      'sends a second heartbeat when the first is not answered',
      open(1),
      { kind: 'heartbeatDue' },
      open(2),
      ['ping', 'armHeartbeat'],
    ],
    [
      'counts as lost after two unanswered heartbeats',
      open(2),
      { kind: 'heartbeatDue' },
      waiting(),
      ['abandon', 'armRetry'],
    ],
    ['counts as alive after any frame', open(2), { kind: 'received' }, open(), []],
    ['reconnects after the interval when closed', open(), closed(), waiting(), ['abandon', 'armRetry']],
    [
      'reconnects when the server shuts down',
      open(),
      closed(LIVE_CLOSE.goingAway),
      waiting(),
      ['abandon', 'armRetry'],
    ],
    [
      'reconnects after a message limit was exceeded',
      open(),
      closed(LIVE_CLOSE.tooManyFrames),
      waiting(),
      ['abandon', 'armRetry'],
    ],
    [
      'is lost when the browser reports no network',
      open(),
      { kind: 'offline' },
      waiting(),
      ['abandon', 'armRetry'],
    ],
    ['ignores a click on the bell', open(1), { kind: 'retryWanted' }, open(1), []],
    ['ignores that the page comes to the front', open(1), { kind: 'visible' }, open(1), []],
    ['ignores that the network is back', open(1), { kind: 'online' }, open(1), []],
    ['ignores the timer of an attempt', open(1), { kind: 'timer' }, open(1), []],
    ['is not opened twice', open(1), { kind: 'open' }, open(1), []],
  ])
})

describe.each(['online', 'visible', 'retryWanted'] as const)('[LIVE-03] a new series on %s', kind => {
  check([
    ['starts at once while one waits', waiting(7), { kind }, connecting(), ['connect', 'armRetry']],
    ['starts at once after the last one ended', gaveUp, { kind }, connecting(), ['connect', 'armRetry']],
    ['resets the count without doubling the running attempt', connecting(7), { kind }, connecting(), []],
    ['does not start without a session', IDLE, { kind }, IDLE, []],
    [
      'starts also after the server ended the session',
      sessionOver,
      { kind },
      connecting(),
      ['connect', 'armRetry'],
    ],
  ])
})

describe('an ended session', () => {
  check([
    [
      'ends an open connection without a retry',
      open(),
      closed(LIVE_CLOSE.sessionOver),
      sessionOver,
      ['disarm'],
    ],
    [
      'ends an attempt without a retry',
      connecting(3),
      closed(LIVE_CLOSE.sessionOver),
      sessionOver,
      ['disarm'],
    ],
    ['is not retried automatically', sessionOver, { kind: 'timer' }, sessionOver, []],
    [
      'reconnects after the interval when a call succeeds',
      sessionOver,
      { kind: 'callSucceeded' },
      waiting(),
      ['armRetry'],
    ],
  ])
})

describe('ignores late events', () => {
  check([
    ['closed, while one waits', waiting(3), closed(), waiting(3), []],
    ['closed, after the end', gaveUp, closed(), gaveUp, []],
    ['closed, without a session', IDLE, closed(LIVE_CLOSE.sessionOver), IDLE, []],
    ['open, while one waits', waiting(3), { kind: 'open' }, waiting(3), []],
    ['open, without a session', IDLE, { kind: 'open' }, IDLE, []],
    ['received, without a session', IDLE, { kind: 'received' }, IDLE, []],
    ['a heartbeat, while one waits', waiting(3), { kind: 'heartbeatDue' }, waiting(3), []],
    ['no network, while one waits', waiting(3), { kind: 'offline' }, waiting(3), []],
    ['no network, during a try', connecting(3), { kind: 'offline' }, connecting(3), []],
    ['a timer, after the end', gaveUp, { kind: 'timer' }, gaveUp, []],
    ['a timer, without a session', IDLE, { kind: 'timer' }, IDLE, []],
    ['an answered call, while one waits', waiting(3), { kind: 'callSucceeded' }, waiting(3), []],
  ])
})

it.each(EVERY)('stops in any state: $status', state => {
  expect(nextConnection(state, { kind: 'stop' })).toEqual([IDLE, ['abandon', 'disarm']])
})
