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

describe('[LIVE-03] a try', () => {
  check([
    ['begins with the session', IDLE, { kind: 'start' }, connecting(), ['connect', 'armRetry']],
    ['is not doubled by a second start', connecting(2), { kind: 'start' }, connecting(2), []],
    ['opens, and the heartbeat begins', connecting(), { kind: 'open' }, open(), ['armHeartbeat']],
    ['that opens resets the counter', connecting(9), { kind: 'open' }, open(), ['armHeartbeat']],
    ['that fails waits for the timer, which runs already', connecting(4), closed(), waiting(4), []],
    [
      'follows when the timer is due, and is counted',
      waiting(4),
      { kind: 'timer' },
      connecting(5),
      ['connect', 'armRetry'],
    ],
    [
      'that nobody answers gives way to the next',
      connecting(4),
      { kind: 'timer' },
      connecting(5),
      ['abandon', 'connect', 'armRetry'],
    ],
    ['that was the last fails: it stops', connecting(RECONNECT_MAX), closed(), gaveUp, ['disarm']],
    [
      'that was the last stays without an answer: it stops',
      connecting(RECONNECT_MAX),
      { kind: 'timer' },
      gaveUp,
      ['abandon', 'disarm'],
    ],
  ])

  it('is made once and then ten times again, and never an eleventh', () => {
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

  it('is made ten times after a connection that was open, also the second time', () => {
    let state: Connection = connecting(RECONNECT_MAX)
    state = nextConnection(state, { kind: 'open' })[0]
    expect(nextConnection(state, closed())).toEqual([waiting(), ['abandon', 'armRetry']])
  })
})

describe('[LIVE-02] an open connection', () => {
  check([
    [
      'sends a heartbeat when it is due, and the next is due later',
      open(),
      { kind: 'heartbeatDue' },
      open(1),
      ['ping', 'armHeartbeat'],
    ],
    [
      'sends a second one when the first is not answered',
      open(1),
      { kind: 'heartbeatDue' },
      open(2),
      ['ping', 'armHeartbeat'],
    ],
    [
      'counts as lost when two are not answered',
      open(2),
      { kind: 'heartbeatDue' },
      waiting(),
      ['abandon', 'armRetry'],
    ],
    ['lives when anything is heard', open(2), { kind: 'heard' }, open(), []],
    ['that closes is tried again after the interval', open(), closed(), waiting(), ['abandon', 'armRetry']],
    [
      'that the server leaves is tried again too',
      open(),
      closed(LIVE_CLOSE.goingAway),
      waiting(),
      ['abandon', 'armRetry'],
    ],
    [
      'that said too much is tried again too',
      open(),
      closed(LIVE_CLOSE.tooManyFrames),
      waiting(),
      ['abandon', 'armRetry'],
    ],
    [
      'is lost when the browser says that there is no network',
      open(),
      { kind: 'offline' },
      waiting(),
      ['abandon', 'armRetry'],
    ],
    ['is left alone by a click on the bell', open(1), { kind: 'retryWanted' }, open(1), []],
    ['is left alone when the page comes to the front', open(1), { kind: 'visible' }, open(1), []],
    ['is left alone by the word that there is a network', open(1), { kind: 'online' }, open(1), []],
    ['is left alone by the timer of a try', open(1), { kind: 'timer' }, open(1), []],
    ['is not opened twice', open(1), { kind: 'open' }, open(1), []],
  ])
})

describe.each(['online', 'visible', 'retryWanted'] as const)('[LIVE-03] a new series on %s', kind => {
  check([
    ['begins at once while one waits', waiting(7), { kind }, connecting(), ['connect', 'armRetry']],
    ['begins at once after the last one ended', gaveUp, { kind }, connecting(), ['connect', 'armRetry']],
    ['counts anew without doubling the running try', connecting(7), { kind }, connecting(), []],
    ['does not begin without a session', IDLE, { kind }, IDLE, []],
    [
      'begins also after the server said that the session is over',
      sessionOver,
      { kind },
      connecting(),
      ['connect', 'armRetry'],
    ],
  ])
})

describe('a session that is over', () => {
  check([
    [
      'ends an open connection without a retry',
      open(),
      closed(LIVE_CLOSE.sessionOver),
      sessionOver,
      ['disarm'],
    ],
    ['ends a try without a retry', connecting(3), closed(LIVE_CLOSE.sessionOver), sessionOver, ['disarm']],
    ['tries no more by itself', sessionOver, { kind: 'timer' }, sessionOver, []],
    [
      'was not over when a call is answered: a connection follows after the interval',
      sessionOver,
      { kind: 'answered' },
      waiting(),
      ['armRetry'],
    ],
  ])
})

describe('an event that comes too late changes nothing', () => {
  check([
    ['closed, while one waits', waiting(3), closed(), waiting(3), []],
    ['closed, after the end', gaveUp, closed(), gaveUp, []],
    ['closed, without a session', IDLE, closed(LIVE_CLOSE.sessionOver), IDLE, []],
    ['open, while one waits', waiting(3), { kind: 'open' }, waiting(3), []],
    ['open, without a session', IDLE, { kind: 'open' }, IDLE, []],
    ['heard, without a session', IDLE, { kind: 'heard' }, IDLE, []],
    ['a heartbeat, while one waits', waiting(3), { kind: 'heartbeatDue' }, waiting(3), []],
    ['no network, while one waits', waiting(3), { kind: 'offline' }, waiting(3), []],
    ['no network, during a try', connecting(3), { kind: 'offline' }, connecting(3), []],
    ['a timer, after the end', gaveUp, { kind: 'timer' }, gaveUp, []],
    ['a timer, without a session', IDLE, { kind: 'timer' }, IDLE, []],
    ['an answered call, while one waits', waiting(3), { kind: 'answered' }, waiting(3), []],
  ])
})

it.each(EVERY)('is taken down whatever it is doing: $status', state => {
  expect(nextConnection(state, { kind: 'stop' })).toEqual([IDLE, ['abandon', 'disarm']])
})
