import type { SaveNews } from '@apron/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'
import { type SaveOutcome, type SaveRequest, saveKey, type WaitingSave } from './waiting-save.ts'

const answer = (code: number, data: unknown = null): SaveOutcome => ({
  status: 200,
  json: { code, msg: '', data, success: code === 200 },
})
const DONE = answer(200)
const CONFLICT = answer(409)

const save = (id: string, key = 'card', keptAt = 1): WaitingSave => ({
  app: 'cards',
  key,
  copy: '',
  site: '1',
  siteCode: 'CAN',
  address: '/cards/card',
  title: 'Card',
  keptAt,
  start: {},
  request: {
    id,
    method: 'POST',
    path: '/cards/save',
    json: { id: key, version: 1, text: id },
    values: { text: id },
    isSent: false,
  },
  before: null,
})

/** Creates a queue with in-memory storage, and a server whose responses the test sets. */
function start(stored: readonly WaitingSave[] = []) {
  const device = new Map(stored.map(each => [saveKey(each), each]))
  const posted: SaveRequest[] = []
  const onSettled = vi.fn<(save: WaitingSave, response: unknown, tabs: readonly string[]) => void>()
  const network = { away: false, answers: [] as SaveOutcome[], delay: null as Promise<void> | null }
  const queue = createSaveQueue({
    async post(request) {
      posted.push(request)
      await network.delay
      return network.answers.shift() ?? null
    },
    rows: {
      all: () => Promise.resolve([...device.values()]),
      keep: each => Promise.resolve(void device.set(saveKey(each), each)),
      drop: each => Promise.resolve(void device.delete(saveKey(each))),
      dropPlace: each => Promise.resolve(void device.delete(saveKey(each))),
    },
    isAway: () => network.away,
    onSettled,
  })
  const news: SaveNews[] = []
  const unsubscribe = queue.subscribe(save(''), 'tab', each => news.push(each))
  const postedBodies = () => posted.map(({ json }) => json)
  return { queue, device, posted, postedBodies, onSettled, network, news, unsubscribe }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[OFF-10] does not queue a save that gets a response, even a refusal', async () => {
  const { queue, device, network, news } = start()
  network.answers = [DONE, CONFLICT, answer(503)]
  expect(await queue.send(save('a'))).toBe(DONE)
  expect(await queue.send(save('b'))).toBe(CONFLICT)
  expect(await queue.send(save('c'))).toEqual(answer(503))
  expect([device.size, queue.count.getState().count, news]).toEqual([0, 0, []])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.answers).toEqual([])
})

it('[OFF-10] stores an unanswered save, reports that it waits, and sends it again under the same ID', async () => {
  const { queue, device, posted, network, news, onSettled } = start()
  expect(await queue.send(save('a'))).toBeNull()
  expect([device.size, queue.count.getState().count]).toEqual([1, 1])
  expect(news).toEqual([{ kind: 'waiting', values: { text: 'a' } }])
  network.answers = [DONE]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(posted.map(({ id }) => id)).toEqual(['a', 'a'])
  expect([device.size, queue.count.getState().count]).toEqual([0, 0])
  expect(news.at(-1)).toEqual({ kind: 'answered', values: { text: 'a' }, answer: DONE })
  expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ key: 'card' }), DONE, ['tab']]])
})

it('[OFF-10] sends nothing while offline, and only the newest save of a place afterwards', async () => {
  const { queue, network, postedBodies, onSettled } = start()
  network.away = true
  await queue.send(save('a'))
  await queue.send(save('b'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postedBodies()).toEqual([])
  network.away = false
  network.answers = [DONE]
  await queue.sendAll()
  expect(postedBodies()).toEqual([{ id: 'card', version: 1, text: 'b' }])
  expect(onSettled).toHaveBeenCalledOnce()
})

it('[OFF-10] repeats an unanswered save before a newer one, which gets the increased version', async () => {
  const { queue, network, postedBodies, device } = start()
  await queue.send(save('a'))
  network.answers = [DONE, DONE]
  expect(await queue.send(save('b'))).toBe(DONE)
  expect(postedBodies().slice(1)).toEqual([
    { id: 'card', version: 1, text: 'a' },
    { id: 'card', version: 2, text: 'b' },
  ])
  expect(device.size).toBe(0)
})

it('[OFF-10] sends the saves of several places in the order in which they were made', async () => {
  const { queue, network, posted } = start()
  network.away = true
  await queue.send(save('late', 'x', 9))
  await queue.send(save('early', 'y', 3))
  network.away = false
  network.answers = [DONE, DONE]
  await queue.sendAll()
  expect(posted.map(({ id }) => id)).toEqual(['early', 'late'])
})

it('[OFF-10] loads the saves on the device after a reload, and sends them', async () => {
  const { queue, network, news, device, posted } = start([save('a')])
  network.answers = [DONE]
  await queue.load()
  expect(news.map(({ kind }) => kind)).toEqual(['waiting', 'answered'])
  expect([device.size, posted.length]).toEqual([0, 1])
})

it('[OFF-10] sends a newer save instead of an older one on the device', async () => {
  const { queue, network, device, postedBodies } = start([save('a')])
  network.away = true
  await queue.send(save('b'))
  // Simulates a device that could not store the newer save.
  device.set(saveKey(save('a')), save('a'))
  await queue.load()
  network.away = false
  network.answers = [DONE]
  await queue.sendAll()
  expect(postedBodies()).toEqual([{ id: 'card', version: 1, text: 'b' }])
})

it('[OFF-13] sends nothing after the session ends, and leaves the save on the device', async () => {
  const { queue, network, posted, device } = start()
  await queue.send(save('a'))
  queue.leave()
  network.answers = [DONE]
  await vi.advanceTimersByTimeAsync(60_000)
  await queue.sendAll()
  expect([posted.length, device.size, queue.count.getState().count]).toEqual([1, 1, 0])
})

it('[OFF-13] ignores a response that arrives after the session ends', async () => {
  const { queue, network, device, onSettled } = start([save('a')])
  const release = Promise.withResolvers<void>()
  network.delay = release.promise
  network.answers = [DONE]
  const loading = queue.load()
  await vi.advanceTimersByTimeAsync(0)
  queue.leave()
  release.resolve()
  await loading
  expect([device.size, onSettled.mock.calls]).toEqual([1, []])
})

it('[OFF-15] removes a waiting save that the server refuses, and reports the refusal', async () => {
  const { queue, network, device, onSettled, news } = start([save('a')])
  network.answers = [CONFLICT]
  await queue.load()
  expect(device.size).toBe(0)
  expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ key: 'card' }), CONFLICT, ['tab']]])
  expect(news.at(-1)).toMatchObject({ kind: 'answered', answer: CONFLICT })
})

it('[OFF-10] keeps a save waiting if the session has expired or the server is unavailable', async () => {
  const { queue, network, device } = start([save('a')])
  network.answers = [
    { status: 401, json: undefined },
    { status: 503, json: undefined },
  ]
  await queue.load()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([device.size, network.answers]).toEqual([1, []])
})

it('[OFF-14] does not send a discarded save', async () => {
  const { queue, device, posted, news } = start()
  await queue.send(save('a'))
  queue.drop(save('a'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([device.size, posted.length, news.at(-1)]).toEqual([0, 1, { kind: 'gone' }])
})

it('sends two simultaneous saves of one place one after the other', async () => {
  const { queue, network, postedBodies } = start()
  const release = Promise.withResolvers<void>()
  network.delay = release.promise
  network.answers = [DONE, CONFLICT]
  const first = queue.send(save('a'))
  await vi.advanceTimersByTimeAsync(0)
  const second = queue.send(save('b'))
  release.resolve()
  expect(await Promise.all([first, second])).toEqual([DONE, CONFLICT])
  expect(postedBodies()).toEqual([
    { id: 'card', version: 1, text: 'a' },
    { id: 'card', version: 1, text: 'b' },
  ])
})

it('[OFF-10] increases the version of a save that is made while the waiting save is being sent', async () => {
  const { queue, network, postedBodies, device } = start([save('a')])
  const release = Promise.withResolvers<void>()
  network.delay = release.promise
  network.answers = [DONE, DONE]
  const loading = queue.load()
  await vi.advanceTimersByTimeAsync(0)
  const newer = queue.send(save('b'))
  release.resolve()
  await loading
  expect(await newer).toBe(DONE)
  expect(postedBodies()).toEqual([
    { id: 'card', version: 1, text: 'a' },
    { id: 'card', version: 2, text: 'b' },
  ])
  expect(device.size).toBe(0)
})

it('[OFF-10] does not increase the version of a save that is made after the waiting save succeeded', async () => {
  const { queue, network, postedBodies } = start([save('a')])
  network.answers = [DONE, CONFLICT]
  await queue.load()
  expect(await queue.send(save('b'))).toBe(CONFLICT)
  expect(postedBodies().at(-1)).toEqual({ id: 'card', version: 1, text: 'b' })
})

it('[OFF-10] does not increase the version of a newer save if the waiting save is refused', async () => {
  const { queue, network, postedBodies } = start([save('a')])
  const release = Promise.withResolvers<void>()
  network.delay = release.promise
  network.answers = [CONFLICT, CONFLICT]
  const loading = queue.load()
  await vi.advanceTimersByTimeAsync(0)
  const newer = queue.send(save('b'))
  release.resolve()
  await loading
  expect(await newer).toBe(CONFLICT)
  expect(postedBodies().at(-1)).toEqual({ id: 'card', version: 1, text: 'b' })
})

it('[OFF-10] reports the outcome of a save once to a page that was in the background', async () => {
  const { queue, network, unsubscribe } = start()
  await queue.send(save('a'))
  unsubscribe()
  network.answers = [DONE]
  await queue.sendAll()
  const laterNews: SaveNews[] = []
  queue.subscribe(save('a'), 'tab', news => laterNews.push(news))()
  queue.subscribe(save('a'), 'tab', news => laterNews.push(news))
  expect(laterNews).toEqual([{ kind: 'answered', values: { text: 'a' }, answer: DONE }])
})

it('does not notify a page that has stopped following', async () => {
  const { queue, news, unsubscribe } = start()
  unsubscribe()
  await queue.send(save('a'))
  expect(news).toEqual([])
})

it('[OFF-13] does not report the outcome of a save to the next user', async () => {
  const { queue, network, onSettled, unsubscribe } = start()
  await queue.send(save('a'))
  unsubscribe()
  network.answers = [DONE]
  await queue.sendAll()
  expect(onSettled).toHaveBeenCalledOnce()
  queue.leave()
  const nextUserNews: SaveNews[] = []
  queue.subscribe(save(''), 'tab', news => nextUserNews.push(news))
  expect(nextUserNews).toEqual([])
})

it('[OFF-10] sends unanswered saves again 10 seconds after the last save, and no sooner', async () => {
  const { queue, posted } = start()
  await queue.send(save('a'))
  await vi.advanceTimersByTimeAsync(5_000)
  await queue.send(save('b', 'other'))
  const before = posted.length
  await vi.advanceTimersByTimeAsync(9_000)
  expect(posted).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(posted.length).toBeGreaterThan(before)
})

describe('[OFF-10] a save loaded from the device', () => {
  it('is not sent if a newer save succeeded before it was loaded', async () => {
    const { queue, network, device, postedBodies, news } = start([save('a', 'card', 1)])
    network.answers = [DONE]
    expect(await queue.send(save('b', 'card', 2))).toBe(DONE)
    await queue.load()
    expect(postedBodies()).toEqual([{ id: 'card', version: 1, text: 'b' }])
    expect([device.size, queue.count.getState().count, news]).toEqual([0, 0, []])
  })

  it('is not sent if a newer save succeeds while it is loaded', async () => {
    const { queue, network, device, postedBodies } = start([save('a', 'card', 1)])
    const release = Promise.withResolvers<void>()
    network.delay = release.promise
    network.answers = [DONE]
    const newer = queue.send(save('b', 'card', 2))
    await vi.advanceTimersByTimeAsync(0)
    const loading = queue.load()
    await vi.advanceTimersByTimeAsync(0)
    release.resolve()
    expect(await newer).toBe(DONE)
    await loading
    expect([device.size, postedBodies()]).toEqual([0, [{ id: 'card', version: 1, text: 'b' }]])
  })

  it('is sent if the newer save was refused', async () => {
    const { queue, network, device, postedBodies } = start([save('a', 'card', 1)])
    network.answers = [CONFLICT, DONE]
    expect(await queue.send(save('b', 'card', 2))).toBe(CONFLICT)
    await queue.load()
    expect(postedBodies()).toEqual([
      { id: 'card', version: 1, text: 'b' },
      { id: 'card', version: 1, text: 'a' },
    ])
    expect(device.size).toBe(0)
  })

  it('is sent if another window saved it later', async () => {
    const { queue, network, posted } = start([save('a', 'card', 3)])
    network.answers = [DONE, CONFLICT]
    await queue.send(save('b', 'card', 2))
    await queue.load()
    expect(posted.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('is sent in the next session, which does not know of the newer save', async () => {
    const { queue, network, posted } = start([save('a', 'card', 1)])
    network.answers = [DONE, DONE]
    await queue.send(save('b', 'card', 2))
    queue.leave()
    await queue.load()
    expect(posted.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

it('[OFF-14] does not send a save that is discarded while it is loaded', async () => {
  const { queue, network, device, posted } = start([save('a')])
  network.answers = [DONE]
  const loading = queue.load()
  queue.drop(save('a'))
  await loading
  expect([device.size, posted]).toEqual([0, []])
})

it('[OFF-10] sends a save that is being loaded from the device before a newer save of its place', async () => {
  const { queue, network, postedBodies } = start([
    { ...save('a'), request: { ...save('a').request, isSent: true } },
  ])
  const release = Promise.withResolvers<void>()
  network.delay = release.promise
  network.answers = [DONE, DONE, DONE]
  void queue.send(save('x', 'other', 1))
  const loading = queue.load()
  await vi.advanceTimersByTimeAsync(0)
  const newer = queue.send(save('b', 'card', 2))
  release.resolve()
  expect(await newer).toBe(DONE)
  await loading
  expect(postedBodies().slice(1)).toEqual([
    { id: 'card', version: 1, text: 'a' },
    { id: 'card', version: 2, text: 'b' },
  ])
})
