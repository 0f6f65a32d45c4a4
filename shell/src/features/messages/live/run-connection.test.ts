import { HEARTBEAT_INTERVAL_MS, RECONNECT_INTERVAL_MS, RECONNECT_MAX } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from './fake-socket.ts'
import { runConnection } from './run-connection.ts'

const LOST = 1006
const DAY_MS = 86_400_000

function start() {
  const sockets = fakeSockets()
  const changes: boolean[] = []
  const counts: (number | null)[] = []
  const send = runConnection({
    openSocket: sockets.open,
    onChange: open => changes.push(open),
    onCount: count => counts.push(count),
  })
  send({ kind: 'start' })
  return { ...sockets, changes, counts, send }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[LIVE-02] the heartbeat', () => {
  it('is sent every 30 s while the connection is open, and at no other time', () => {
    const { last } = start()
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS - 1)
    const socket = last()
    socket.opened()
    for (let beat = 1; beat <= 5; beat += 1) {
      vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS - 1)
      expect(socket.pings()).toBe(beat - 1)
      vi.advanceTimersByTime(1)
      expect(socket.pings()).toBe(beat)
      socket.received(null)
    }
    socket.closed(LOST)
    vi.advanceTimersByTime(DAY_MS)
    expect(socket.pings()).toBe(5)
  })

  it('detects a silently dropped connection, closes it and reconnects', () => {
    const { changes, last, opened } = start()
    last().opened()
    vi.advanceTimersByTime(2 * HEARTBEAT_INTERVAL_MS)
    expect(changes).toEqual([true])
    vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)
    expect(changes).toEqual([true, false])
    expect(last().isClosed()).toBe(true)
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS)
    expect(opened()).toBe(2)
  })
})

describe('[LIVE-03] attempts', () => {
  it('are made every 20 s, ten times after the first, then stop', () => {
    const { last, opened } = start()
    for (let retry = 0; retry < RECONNECT_MAX; retry += 1) {
      last().closed(LOST)
      vi.advanceTimersByTime(RECONNECT_INTERVAL_MS - 1)
      expect(opened()).toBe(1 + retry)
      vi.advanceTimersByTime(1)
      expect(opened()).toBe(2 + retry)
    }
    last().closed(LOST)
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(1 + RECONNECT_MAX)
  })

  it('are limited to the same number if none is answered, and leave no socket behind', () => {
    const { last, opened } = start()
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(1 + RECONNECT_MAX)
    expect(last().isClosed()).toBe(true)
  })

  it('start a new series of ten at once on request', () => {
    const { opened, send } = start()
    vi.advanceTimersByTime(DAY_MS)
    send({ kind: 'retryWanted' })
    expect(opened()).toBe(2 + RECONNECT_MAX)
    send({ kind: 'online' })
    send({ kind: 'visible' })
    expect(opened()).toBe(2 + RECONNECT_MAX)
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(2 * (1 + RECONNECT_MAX))
  })

  it('are counted from zero after an open connection', () => {
    const { last, opened } = start()
    last().closed(LOST)
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS)
    last().opened()
    last().closed(LOST)
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(2 + RECONNECT_MAX)
  })

  it('stop when the session has ended', () => {
    const { last, opened } = start()
    last().opened()
    last().closed(LIVE_CLOSE.sessionOver)
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(1)
  })

  it('stop after shutdown, which closes the connection', () => {
    const { changes, last, opened, send } = start()
    last().opened()
    send({ kind: 'stop' })
    vi.advanceTimersByTime(DAY_MS)
    expect([last().isClosed(), opened(), changes]).toEqual([true, 1, [true, false]])
  })
})

it('passes on received frames', () => {
  const { counts, last } = start()
  last().opened()
  last().received(3)
  last().received(null)
  expect(counts).toEqual([3, null])
})
