import { HEARTBEAT_INTERVAL_MS, RECONNECT_INTERVAL_MS, RECONNECT_MAX } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from './fake-socket.ts'
import { keepConnection } from './keep-connection.ts'

const LOST = 1006
const DAY_MS = 86_400_000

function start() {
  const sockets = fakeSockets()
  const changes: boolean[] = []
  const heard: (number | null)[] = []
  const send = keepConnection({
    openSocket: sockets.open,
    onChange: open => changes.push(open),
    onHeard: count => heard.push(count),
  })
  send({ kind: 'start' })
  return { ...sockets, changes, heard, send }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[LIVE-02] the heartbeat', () => {
  it('comes every 30 s while it is open, and not before or after', () => {
    const { last } = start()
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS - 1)
    const socket = last()
    socket.opened()
    for (let beat = 1; beat <= 5; beat += 1) {
      vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS - 1)
      expect(socket.pings()).toBe(beat - 1)
      vi.advanceTimersByTime(1)
      expect(socket.pings()).toBe(beat)
      socket.heard(null)
    }
    socket.closed(LOST)
    vi.advanceTimersByTime(DAY_MS)
    expect(socket.pings()).toBe(5)
  })

  it('finds a connection that was cut without a word: it is closed, and tried again', () => {
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

describe('[LIVE-03] tries', () => {
  it('come every 20 s, ten times after the first; then nothing more comes', () => {
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

  it('are as many when nobody answers any of them, and none stays behind', () => {
    const { last, opened } = start()
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(1 + RECONNECT_MAX)
    expect(last().isClosed()).toBe(true)
  })

  it('begin anew at once, when it is wanted, with ten more', () => {
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

  it('are counted anew after a connection that was open', () => {
    const { last, opened } = start()
    last().closed(LOST)
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS)
    last().opened()
    last().closed(LOST)
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(2 + RECONNECT_MAX)
  })

  it('are not made after the session is over', () => {
    const { last, opened } = start()
    last().opened()
    last().closed(LIVE_CLOSE.sessionOver)
    vi.advanceTimersByTime(DAY_MS)
    expect(opened()).toBe(1)
  })

  it('are not made after the end, and the connection is closed', () => {
    const { changes, last, opened, send } = start()
    last().opened()
    send({ kind: 'stop' })
    vi.advanceTimersByTime(DAY_MS)
    expect([last().isClosed(), opened(), changes]).toEqual([true, 1, [true, false]])
  })
})

it('tells what is heard', () => {
  const { heard, last } = start()
  last().opened()
  last().heard(3)
  last().heard(null)
  expect(heard).toEqual([3, null])
})
