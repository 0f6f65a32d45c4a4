import { HEARTBEAT_INTERVAL_MS, RECONNECT_INTERVAL_MS } from '@apron/contract/limits/live'
import { LIVE_CLOSE } from '@apron/contract/live/live-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from './fake-socket.ts'
import { type Known, NOTHING_KNOWN } from './link-state.ts'
import { createOwner } from './live-owner.ts'

const LOST = 1006

const settled = () => vi.advanceTimersByTimeAsync(0)

function start(before: Known = NOTHING_KNOWN) {
  const sockets = fakeSockets()
  const published: Known[] = []
  const questions: PromiseWithResolvers<number>[] = []
  let time = 0
  const owner = createOwner(
    {
      openSocket: sockets.open,
      countUnread() {
        const question = Promise.withResolvers<number>()
        questions.push(question)
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

describe('what is known', () => {
  it('is what the tab before knew, but not its connection', () => {
    const { known } = start({ open: true, unread: 4, heardAt: 50, failures: 3 })
    expect(known()).toEqual({ open: false, unread: 4, heardAt: 50, failures: 0 })
  })

  it('[LIVE-04] is the number that was pushed', () => {
    const { at, known, last, published } = start()
    last().opened()
    at(100)
    last().heard(7)
    expect(known()).toEqual({ open: true, unread: 7, heardAt: 100, failures: 0 })
    expect(published.at(-1)).toEqual(known())
  })

  it('[LIVE-04] is not changed by any other frame, but was right until then', () => {
    const { at, known, last } = start()
    last().opened()
    at(100)
    last().heard(7)
    at(200)
    last().heard(null)
    expect(known()).toMatchObject({ unread: 7, heardAt: 100 })
    last().closed(LOST)
    expect(known()).toMatchObject({ unread: 7, heardAt: 200 })
  })

  it('was right until a call was answered, which is later than the last frame', async () => {
    const { answer, at, known, last, request } = start()
    last().opened()
    at(100)
    last().heard(7)
    at(200)
    request('refresh')
    await answer(6)
    last().closed(LOST)
    expect(known()).toMatchObject({ unread: 6, heardAt: 200 })
  })

  it('is told again with every frame: the other tabs hear that the connection lives', () => {
    const { last, published } = start()
    last().opened()
    const before = published.length
    last().heard(null)
    expect(published.length).toBe(before + 1)
  })

  it('is the number of an answer', async () => {
    const { answer, at, known, request } = start()
    at(100)
    request('countDue')
    await answer(5)
    expect(known()).toEqual({ open: false, unread: 5, heardAt: 100, failures: 0 })
  })

  it('is the number that was pushed while an answer was on its way', async () => {
    const { answer, known, last, request } = start()
    last().opened()
    request('refresh')
    last().heard(4)
    await answer(5)
    expect(known().unread).toBe(4)
  })

  it('stays when the connection is lost', () => {
    const { known, last } = start()
    last().opened()
    last().heard(7)
    last().closed(LOST)
    expect(known()).toMatchObject({ open: false, unread: 7 })
  })
})

describe('[LIVE-05] failures', () => {
  it('are counted until a call is answered', async () => {
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

  it.each(['online', 'visible', 'retryWanted'] as const)('are forgotten on %s', async kind => {
    const { fail, known, request } = start()
    request('countDue')
    await fail()
    request(kind)
    expect(known().failures).toBe(0)
  })

  it('are forgotten when the connection opens', async () => {
    const { fail, known, last, request } = start()
    request('countDue')
    await fail()
    last().opened()
    expect(known().failures).toBe(0)
  })
})

describe('a call', () => {
  it('is made once for several tabs that want it at the same time', () => {
    const { asked, request } = start()
    request('countDue')
    request('countDue')
    expect(asked()).toBe(1)
  })

  it('is made once more when something was marked as read meanwhile', async () => {
    const { answer, asked, known, request } = start()
    request('countDue')
    request('refresh')
    expect(asked()).toBe(1)
    await answer(5)
    expect(asked()).toBe(2)
    await answer(4)
    expect(known().unread).toBe(4)
  })

  it('shows that a session lives although its connection was ended: the next one follows', async () => {
    const { answer, last, opened, request } = start()
    last().opened()
    last().closed(LIVE_CLOSE.sessionOver)
    request('countDue')
    await answer(5)
    vi.advanceTimersByTime(RECONNECT_INTERVAL_MS)
    expect(opened()).toBe(2)
  })
})

it('has ended: nothing is told any more, and nothing tried', async () => {
  const { answer, last, opened, published, request, stop } = start()
  last().opened()
  request('countDue')
  const before = published.length
  stop()
  await answer(5)
  vi.advanceTimersByTime(10 * HEARTBEAT_INTERVAL_MS)
  expect([published.length, opened(), last().isClosed()]).toEqual([before, 1, true])
})
