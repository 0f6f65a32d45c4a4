import type { WhatChanged } from '@apron/contract/home/what-changed'
import { HEARTBEAT_INTERVAL_MS, RECONNECT_INTERVAL_MS } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from './fake-socket.ts'
import { INITIAL_LIVE_STATE, type LiveState } from './link-state.ts'
import { createLeader } from './live-leader.ts'

const LOST = 1006

const settle = () => vi.advanceTimersByTimeAsync(0)

function start(before: LiveState = INITIAL_LIVE_STATE) {
  const sockets = fakeSockets()
  const published: LiveState[] = []
  const countRequests: PromiseWithResolvers<number>[] = []
  const versionRequests: PromiseWithResolvers<WhatChanged>[] = []
  let time = 0
  const leader = createLeader(
    {
      openSocket: sockets.open,
      countUnread() {
        const request = Promise.withResolvers<number>()
        countRequests.push(request)
        return request.promise
      },
      fetchVersions() {
        const request = Promise.withResolvers<WhatChanged>()
        versionRequests.push(request)
        return request.promise
      },
      publish: state => published.push(state),
      now: () => time,
    },
    before,
  )
  return {
    ...sockets,
    ...leader,
    published,
    at: (ms: number) => void (time = ms),
    countRequestCount: () => countRequests.length,
    versionRequestCount: () => versionRequests.length,
    respondWithVersions: (dictionaries: string) => {
      versionRequests.at(-1)?.resolve({ dictionaries, menu: 'm', tasks: 't' })
      return settle()
    },
    failVersions: () => {
      versionRequests.at(-1)?.reject(new Error('unreachable'))
      return settle()
    },
    respondWithCount: (count: number) => {
      countRequests.at(-1)?.resolve(count)
      return settle()
    },
    fail: () => {
      countRequests.at(-1)?.reject(new Error('unreachable'))
      return settle()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the shared state', () => {
  it('starts with the previous leader’s state, except its connection', () => {
    const { state } = start({ open: true, unread: 4, countedAt: 50, failures: 3, versions: null })
    expect(state()).toEqual({ open: false, unread: 4, countedAt: 50, failures: 0, versions: null })
  })

  it('[LIVE-04] takes the pushed count', () => {
    const { at, state, last, published } = start()
    last().opened()
    at(100)
    last().received(7)
    expect(state()).toEqual({ open: true, unread: 7, countedAt: 100, failures: 0, versions: null })
    expect(published.at(-1)).toEqual(state())
  })

  it('[LIVE-04] keeps the count on other frames, but extends its validity', () => {
    const { at, state, last } = start()
    last().opened()
    at(100)
    last().received(7)
    at(200)
    last().received(null)
    expect(state()).toMatchObject({ unread: 7, countedAt: 100 })
    last().closed(LOST)
    expect(state()).toMatchObject({ unread: 7, countedAt: 200 })
  })

  it('is valid until the last successful call if that is later than the last frame', async () => {
    const { respondWithCount, at, state, last, request } = start()
    last().opened()
    at(100)
    last().received(7)
    at(200)
    request('refresh')
    await respondWithCount(6)
    last().closed(LOST)
    expect(state()).toMatchObject({ unread: 6, countedAt: 200 })
  })

  it('is published with every frame, so that other tabs know the connection is alive', () => {
    const { last, published } = start()
    last().opened()
    const before = published.length
    last().received(null)
    expect(published.length).toBe(before + 1)
  })

  it('takes the count of a response', async () => {
    const { respondWithCount, at, state, request } = start()
    at(100)
    request('countDue')
    await respondWithCount(5)
    expect(state()).toEqual({ open: false, unread: 5, countedAt: 100, failures: 0, versions: null })
  })

  it('prefers a count pushed while a response was pending', async () => {
    const { respondWithCount, state, last, request } = start()
    last().opened()
    request('refresh')
    last().received(4)
    await respondWithCount(5)
    expect(state().unread).toBe(4)
  })

  it('stays when the connection is lost', () => {
    const { state, last } = start()
    last().opened()
    last().received(7)
    last().closed(LOST)
    expect(state()).toMatchObject({ open: false, unread: 7 })
  })
})

describe('[LIVE-05] failures', () => {
  it('are counted until a call succeeds', async () => {
    const { respondWithCount, fail, state, request } = start()
    for (let failures = 1; failures <= 3; failures += 1) {
      request('countDue')
      await fail()
      expect(state().failures).toBe(failures)
    }
    request('countDue')
    await respondWithCount(2)
    expect(state().failures).toBe(0)
  })

  it.each(['online', 'visible', 'retryWanted'] as const)('are reset on %s', async kind => {
    const { fail, state, request } = start()
    request('countDue')
    await fail()
    request(kind)
    expect(state().failures).toBe(0)
  })

  it('are reset when the connection opens', async () => {
    const { fail, state, last, request } = start()
    request('countDue')
    await fail()
    last().opened()
    expect(state().failures).toBe(0)
  })
})

describe('a call', () => {
  it('is made once for several tabs that request it at the same time', () => {
    const { countRequestCount, request } = start()
    request('countDue')
    request('countDue')
    expect(countRequestCount()).toBe(1)
  })

  it('is repeated after something was marked as read in the meantime', async () => {
    const { respondWithCount, countRequestCount, state, request } = start()
    request('countDue')
    request('refresh')
    expect(countRequestCount()).toBe(1)
    await respondWithCount(5)
    expect(countRequestCount()).toBe(2)
    await respondWithCount(4)
    expect(state().unread).toBe(4)
  })

  it('reconnects after an ended connection, because it proves that the session is valid', async () => {
    const { respondWithCount, last, opened, request } = start()
    last().opened()
    last().closed(LIVE_CLOSE.sessionOver)
    request('countDue')
    await respondWithCount(5)
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS)
    expect(opened()).toBe(2)
  })
})

it('publishes nothing and reconnects no more after shutdown', async () => {
  const { respondWithCount, last, opened, published, request, stop } = start()
  last().opened()
  request('countDue')
  const before = published.length
  stop()
  await respondWithCount(5)
  vi.advanceTimersByTime(10 * HEARTBEAT_INTERVAL_MS)
  expect([published.length, opened(), last().isClosed()]).toEqual([before, 1, true])
})

describe('[ADM-93] [LIVE-04] the versions of the portal’s parts', () => {
  it('are requested with every published count, even if unchanged', async () => {
    const { respondWithVersions, state, last, versionRequestCount } = start()
    last().opened()
    last().received(7)
    expect(versionRequestCount()).toBe(1)
    await respondWithVersions('1')
    expect(state().versions).toEqual({ dictionaries: '1', menu: 'm', tasks: 't' })
    last().received(7)
    await respondWithVersions('2')
    expect([versionRequestCount(), state().versions?.dictionaries]).toEqual([2, '2'])
  })

  it('are not requested on other frames', () => {
    const { last, versionRequestCount } = start()
    last().opened()
    last().received(null)
    expect(versionRequestCount()).toBe(0)
  })

  it('are requested once more after any number of counts in the meantime', async () => {
    const { respondWithVersions, last, versionRequestCount } = start()
    last().opened()
    for (const count of [7, 7, 7]) last().received(count)
    expect(versionRequestCount()).toBe(1)
    await respondWithVersions('1')
    expect(versionRequestCount()).toBe(2)
  })

  it('are kept if the request fails, and requested again with the next count', async () => {
    const { failVersions, state, last, versionRequestCount } = start()
    last().opened()
    last().received(7)
    await failVersions()
    expect(state()).toMatchObject({ versions: null, failures: 0 })
    last().received(7)
    expect(versionRequestCount()).toBe(2)
  })

  it('are requested with the polled count while there is no connection', async () => {
    const { respondWithCount, request, versionRequestCount } = start()
    request('countDue')
    await respondWithCount(3)
    expect(versionRequestCount()).toBe(1)
  })
})
