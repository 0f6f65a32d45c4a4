import type { WhatChanged } from '@apron/contract/home/what-changed'
import { HEARTBEAT_INTERVAL_MS, RECONNECT_INTERVAL_MS } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from './fake-socket.ts'
import { INITIAL_LIVE_STATE, type LiveState } from './link-state.ts'
import { createOwner } from './live-leader.ts'

const LOST = 1006

const settled = () => vi.advanceTimersByTimeAsync(0)

function start(before: LiveState = INITIAL_LIVE_STATE) {
  const sockets = fakeSockets()
  const published: LiveState[] = []
  const questions: PromiseWithResolvers<number>[] = []
  const versionQuestions: PromiseWithResolvers<WhatChanged>[] = []
  let time = 0
  const owner = createOwner(
    {
      openSocket: sockets.open,
      countUnread() {
        const question = Promise.withResolvers<number>()
        questions.push(question)
        return question.promise
      },
      askVersions() {
        const question = Promise.withResolvers<WhatChanged>()
        versionQuestions.push(question)
        return question.promise
      },
      publish: known => published.push(known),
      now: () => time,
    },
    before,
  )
  return {
    ...sockets,
    ...owner,
    published,
    at: (ms: number) => void (time = ms),
    asked: () => questions.length,
    versionsAsked: () => versionQuestions.length,
    answerVersions: (dictionaries: string) => {
      versionQuestions.at(-1)?.resolve({ dictionaries, menu: 'm', tasks: 't' })
      return settled()
    },
    failVersions: () => {
      versionQuestions.at(-1)?.reject(new Error('unreachable'))
      return settled()
    },
    answer: (count: number) => {
      questions.at(-1)?.resolve(count)
      return settled()
    },
    fail: () => {
      questions.at(-1)?.reject(new Error('unreachable'))
      return settled()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the shared state', () => {
  it('starts with the previous owner’s state, except its connection', () => {
    const { known } = start({ open: true, unread: 4, countedAt: 50, failures: 3, versions: null })
    expect(known()).toEqual({ open: false, unread: 4, countedAt: 50, failures: 0, versions: null })
  })

  it('[LIVE-04] takes the pushed count', () => {
    const { at, known, last, published } = start()
    last().opened()
    at(100)
    last().received(7)
    expect(known()).toEqual({ open: true, unread: 7, countedAt: 100, failures: 0, versions: null })
    expect(published.at(-1)).toEqual(known())
  })

  it('[LIVE-04] keeps the count on other frames, but extends its validity', () => {
    const { at, known, last } = start()
    last().opened()
    at(100)
    last().received(7)
    at(200)
    last().received(null)
    expect(known()).toMatchObject({ unread: 7, countedAt: 100 })
    last().closed(LOST)
    expect(known()).toMatchObject({ unread: 7, countedAt: 200 })
  })

  it('is valid until the last successful call if that is later than the last frame', async () => {
    const { answer, at, known, last, request } = start()
    last().opened()
    at(100)
    last().received(7)
    at(200)
    request('refresh')
    await answer(6)
    last().closed(LOST)
    expect(known()).toMatchObject({ unread: 6, countedAt: 200 })
  })

  it('is published with every frame, so that other tabs know the connection is alive', () => {
    const { last, published } = start()
    last().opened()
    const before = published.length
    last().received(null)
    expect(published.length).toBe(before + 1)
  })

  it('takes the count of a response', async () => {
    const { answer, at, known, request } = start()
    at(100)
    request('countDue')
    await answer(5)
    expect(known()).toEqual({ open: false, unread: 5, countedAt: 100, failures: 0, versions: null })
  })

  it('prefers a count pushed while a response was pending', async () => {
    const { answer, known, last, request } = start()
    last().opened()
    request('refresh')
    last().received(4)
    await answer(5)
    expect(known().unread).toBe(4)
  })

  it('stays when the connection is lost', () => {
    const { known, last } = start()
    last().opened()
    last().received(7)
    last().closed(LOST)
    expect(known()).toMatchObject({ open: false, unread: 7 })
  })
})

describe('[LIVE-05] failures', () => {
  it('are counted until a call succeeds', async () => {
    const { answer, fail, known, request } = start()
    for (let failures = 1; failures <= 3; failures += 1) {
      request('countDue')
      await fail()
      expect(known().failures).toBe(failures)
    }
    request('countDue')
    await answer(2)
    expect(known().failures).toBe(0)
  })

  it.each(['online', 'visible', 'retryWanted'] as const)('are reset on %s', async kind => {
    const { fail, known, request } = start()
    request('countDue')
    await fail()
    request(kind)
    expect(known().failures).toBe(0)
  })

  it('are reset when the connection opens', async () => {
    const { fail, known, last, request } = start()
    request('countDue')
    await fail()
    last().opened()
    expect(known().failures).toBe(0)
  })
})

describe('a call', () => {
  it('is made once for several tabs that request it at the same time', () => {
    const { asked, request } = start()
    request('countDue')
    request('countDue')
    expect(asked()).toBe(1)
  })

  it('is repeated after something was marked as read in the meantime', async () => {
    const { answer, asked, known, request } = start()
    request('countDue')
    request('refresh')
    expect(asked()).toBe(1)
    await answer(5)
    expect(asked()).toBe(2)
    await answer(4)
    expect(known().unread).toBe(4)
  })

  it('reconnects after an ended connection, because it proves that the session is valid', async () => {
    const { answer, last, opened, request } = start()
    last().opened()
    last().closed(LIVE_CLOSE.sessionOver)
    request('countDue')
    await answer(5)
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS)
    expect(opened()).toBe(2)
  })
})

it('publishes nothing and reconnects no more after shutdown', async () => {
  const { answer, last, opened, published, request, stop } = start()
  last().opened()
  request('countDue')
  const before = published.length
  stop()
  await answer(5)
  vi.advanceTimersByTime(10 * HEARTBEAT_INTERVAL_MS)
  expect([published.length, opened(), last().isClosed()]).toEqual([before, 1, true])
})

describe('[ADM-93] [LIVE-04] the versions of the portal’s parts', () => {
  it('are requested with every published count, even if unchanged', async () => {
    const { answerVersions, known, last, versionsAsked } = start()
    last().opened()
    last().received(7)
    expect(versionsAsked()).toBe(1)
    await answerVersions('1')
    expect(known().versions).toEqual({ dictionaries: '1', menu: 'm', tasks: 't' })
    last().received(7)
    await answerVersions('2')
    expect([versionsAsked(), known().versions?.dictionaries]).toEqual([2, '2'])
  })

  it('are not requested on other frames', () => {
    const { last, versionsAsked } = start()
    last().opened()
    last().received(null)
    expect(versionsAsked()).toBe(0)
  })

  it('are requested once more after any number of counts in the meantime', async () => {
    const { answerVersions, last, versionsAsked } = start()
    last().opened()
    for (const count of [7, 7, 7]) last().received(count)
    expect(versionsAsked()).toBe(1)
    await answerVersions('1')
    expect(versionsAsked()).toBe(2)
  })

  it('are kept if the request fails, and requested again with the next count', async () => {
    const { failVersions, known, last, versionsAsked } = start()
    last().opened()
    last().received(7)
    await failVersions()
    expect(known()).toMatchObject({ versions: null, failures: 0 })
    last().received(7)
    expect(versionsAsked()).toBe(2)
  })

  it('are requested with the polled count while there is no connection', async () => {
    const { answer, request, versionsAsked } = start()
    request('countDue')
    await answer(3)
    expect(versionsAsked()).toBe(1)
  })
})
