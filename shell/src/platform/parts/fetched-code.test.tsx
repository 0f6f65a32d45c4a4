import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeNotFetched, fetchedCode } from './fetched-code.ts'
import { ASK_AGAIN_MS, keepFetching } from './keep-fetching.ts'

/** Longer than a faked idle moment takes to come. */
const IDLE_MS = 100

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  performance.clearMarks()
})
afterEach(() => vi.useRealTimers())

/** Lets timers run, and then everything that waits for an idle moment. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms + IDLE_MS)

const links = () => document.querySelectorAll('link[rel=stylesheet]').length
const marks = () => performance.getEntriesByName('parts-fetched').length

/** Creates code on a network that is down until restored. */
function awayCode() {
  let away = true
  let tries = 0
  const code = fetchedCode(() => {
    tries += 1
    return away ? Promise.reject(new Error('away')) : Promise.resolve('there')
  })
  return {
    code,
    tries: () => tries,
    back: () => {
      away = false
    },
  }
}

it('reports failed code, and loads it again on the next request', async () => {
  const { code, back, tries } = awayCode()
  await expect(code.get()).rejects.toBeInstanceOf(CodeNotFetched)
  expect(code.fetched).toBe(false)
  back()
  await expect(code.get()).resolves.toBe('there')
  await code.get()
  expect([code.fetched, tries()]).toEqual([true, 2])
})

it.each([
  ['now and then', () => pass(ASK_AGAIN_MS)],
  [
    'when the network is back',
    () => {
      dispatchEvent(new Event('online'))
      return pass(0)
    },
  ],
])('retries preloaded code %s, and reports it as loaded once it is', async (_when, wait) => {
  const { code, back, tries } = awayCode()
  keepFetching(() => (code.fetched ? [] : [code]))
  await pass(0)
  expect([tries(), marks()]).toEqual([1, 0])
  back()
  await wait()
  expect([code.fetched, marks()]).toEqual([true, 1])
  dispatchEvent(new Event('online'))
  await pass(ASK_AGAIN_MS)
  expect(tries()).toBe(2)
})

it('retries at once if the network returns during a failing request', async () => {
  const held = Promise.withResolvers<string>()
  let tries = 0
  const code = fetchedCode(() => {
    tries += 1
    if (tries === 1) return held.promise
    return tries === 2 ? Promise.reject(new Error('away again')) : Promise.resolve('there')
  })
  keepFetching(() => (code.fetched ? [] : [code]))
  await pass(0)
  dispatchEvent(new Event('online'))
  held.reject(new Error('away'))
  await pass(0)
  expect([code.fetched, tries]).toEqual([false, 2])
  await pass(ASK_AGAIN_MS)
  expect([code.fetched, tries, marks()]).toEqual([true, 3, 1])
})

it('stops loading when ended', async () => {
  const { code, tries } = awayCode()
  const stop = keepFetching(() => [code])
  await pass(0)
  stop()
  await pass(ASK_AGAIN_MS)
  expect(tries()).toBe(1)
})

it('requests style sheets again only after a failure', async () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  document.head.append(sheet)
  const { code, tries } = awayCode()
  await expect(code.get()).rejects.toBeInstanceOf(CodeNotFetched)
  expect([links(), tries()]).toEqual([1, 1])
  void code.get().catch(() => undefined)
  expect([links(), tries()]).toEqual([2, 1])
  document.head.replaceChildren()
})
