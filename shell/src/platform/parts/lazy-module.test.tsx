import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyModule, ModuleNotLoaded } from './lazy-module.ts'
import { loadWithRetries, RETRY_MS } from './load-with-retries.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  performance.clearMarks()
})
afterEach(() => vi.useRealTimers())

const links = () => document.querySelectorAll('link[rel=stylesheet]').length
const marks = () => performance.getEntriesByName('parts-fetched').length

/** Creates code on a network that is down until restored. */
function unreachableModule() {
  let away = true
  let attempts = 0
  const code = lazyModule(() => {
    attempts += 1
    return away ? Promise.reject(new Error('away')) : Promise.resolve('there')
  })
  return {
    code,
    attempts: () => attempts,
    reconnect: () => {
      away = false
    },
  }
}

it('reports failed code, and loads it again on the next request', async () => {
  const { code, reconnect, attempts } = unreachableModule()
  await expect(code.get()).rejects.toBeInstanceOf(ModuleNotLoaded)
  expect(code.isLoaded).toBe(false)
  reconnect()
  await expect(code.get()).resolves.toBe('there')
  await code.get()
  expect([code.isLoaded, attempts()]).toEqual([true, 2])
})

it.each([
  ['at intervals', () => vi.advanceTimersByTimeAsync(RETRY_MS)],
  [
    'when the network is back',
    () => {
      dispatchEvent(new Event('online'))
      return vi.advanceTimersByTimeAsync(0)
    },
  ],
])('retries preloaded code %s, and reports it as loaded once it is', async (_when, wait) => {
  const { code, reconnect, attempts } = unreachableModule()
  loadWithRetries(() => (code.isLoaded ? [] : [code]))
  await vi.advanceTimersByTimeAsync(0)
  expect([attempts(), marks()]).toEqual([1, 0])
  reconnect()
  await wait()
  expect([code.isLoaded, marks()]).toEqual([true, 1])
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(attempts()).toBe(2)
})

it('retries at once if the network returns during a failing request', async () => {
  const pending = Promise.withResolvers<string>()
  let attempts = 0
  const code = lazyModule(() => {
    attempts += 1
    if (attempts === 1) return pending.promise
    return attempts === 2 ? Promise.reject(new Error('away again')) : Promise.resolve('there')
  })
  loadWithRetries(() => (code.isLoaded ? [] : [code]))
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  pending.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(0)
  expect([code.isLoaded, attempts]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect([code.isLoaded, attempts, marks()]).toEqual([true, 3, 1])
})

it('waits until there was no key or touch for two seconds', async () => {
  const first = lazyModule(() => {
    dispatchEvent(new Event('keydown'))
    return Promise.resolve('there')
  })
  const next = lazyModule(() => Promise.resolve('there'))
  loadWithRetries(() => [first, next].filter(module => !module.isLoaded))
  await vi.advanceTimersByTimeAsync(1999)
  expect([first.isLoaded, next.isLoaded]).toEqual([true, false])
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(1999)
  expect(next.isLoaded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([next.isLoaded, marks()]).toEqual([true, 1])
})

it('stops loading when ended', async () => {
  const { code, attempts } = unreachableModule()
  const stop = loadWithRetries(() => [code])
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(attempts()).toBe(1)
})

it('requests style sheets again only after a failure', async () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  document.head.append(sheet)
  const { code, attempts } = unreachableModule()
  await expect(code.get()).rejects.toBeInstanceOf(ModuleNotLoaded)
  expect([links(), attempts()]).toEqual([1, 1])
  void code.get().catch(() => undefined)
  expect([links(), attempts()]).toEqual([2, 1])
  document.head.replaceChildren()
})
