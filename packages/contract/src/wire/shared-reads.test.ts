import { expect, it } from 'vitest'
import { createSharedReads, type Read } from './shared-reads.ts'

/** Reads that the test answers, each with its own number. */
function startReads() {
  const reads = createSharedReads<number>()
  const sent: { readonly signal: AbortSignal; readonly respond: () => void }[] = []
  return {
    reads,
    sent,
    ask: (asker: string, key = 'GET /a', more: Partial<Read<number>> = {}) =>
      reads.take({
        asker,
        address: key.split(' {', 1)[0] ?? '',
        key,
        send: signal =>
          new Promise((resolve, reject) => {
            const number = sent.length + 1
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
            sent.push({ signal, respond: () => resolve(number) })
          }),
        ...more,
      }),
  }
}

const nextMoment = () => new Promise(resolve => setTimeout(resolve))
const outcome = (promise: Promise<number>) => promise.catch((error: unknown) => String(error))
const CANCELLED = 'AbortError: Cancelled'

type Ask = readonly [asker: string, key: string]

it.each<[string, Ask, 'same' | 'next', Ask, (number | string)[]]>([
  ['equal, at once, different askers', ['list', 'GET /a'], 'same', ['box', 'GET /a'], [1, 1]],
  ['equal, at once, the same asker', ['tab', 'GET /a'], 'same', ['tab', 'GET /a'], [1, 1]],
  ['equal, later, different askers', ['list', 'GET /a'], 'next', ['box', 'GET /a'], [1, 1]],
  ['equal, later, the same asker', ['list', 'GET /a'], 'next', ['list', 'GET /a'], [CANCELLED, 2]],
  ['another body, the same asker', ['list', 'POST /q {1}'], 'next', ['list', 'POST /q {2}'], [CANCELLED, 2]],
  ['another body at once', ['tab', 'POST /q {1}'], 'same', ['tab', 'POST /q {2}'], [1, 2]],
  ['another body, different askers', ['list', 'POST /q {1}'], 'next', ['box', 'POST /q {2}'], [1, 2]],
  ['another address', ['list', 'GET /a'], 'next', ['list', 'GET /b'], [1, 2]],
])('[API-02] %s', async (_name, first, when, second, expected) => {
  const { ask, sent } = startReads()
  const one = outcome(ask(...first))
  if (when === 'next') await nextMoment()
  const two = outcome(ask(...second))
  for (const { respond } of sent) respond()
  expect(await Promise.all([one, two])).toEqual(expected)
})

it('[API-02] cancelling one asker does not affect others waiting for the same response', async () => {
  const { ask, sent } = startReads()
  const list = outcome(ask('list'))
  const box = outcome(ask('box'))
  await nextMoment()
  const again = outcome(ask('list'))
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false])
  sent[0]?.respond()
  expect(await Promise.all([list, box, again])).toEqual([CANCELLED, 1, 1])
})

it('[API-02] aborts a read that nobody waits for, without resolving it', async () => {
  const { ask, sent } = startReads()
  const end = new AbortController()
  const one = outcome(ask('list', 'GET /a', { signal: end.signal }))
  end.abort()
  const two = outcome(ask('box'))
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  sent[1]?.respond()
  expect(await Promise.all([one, two])).toEqual([expect.stringMatching(/^AbortError/), 2])
})

it('keeps the abort reason: a timeout is not a cancellation', async () => {
  const { ask } = startReads()
  const end = new AbortController()
  const one = outcome(ask('list', 'GET /a', { signal: end.signal }))
  end.abort(new DOMException('Late', 'TimeoutError'))
  expect(await one).toBe('TimeoutError: Late')
  expect(await outcome(ask('list', 'GET /a', { signal: end.signal }))).toBe('TimeoutError: Late')
})

it('[API-02] does not share a read started before a change with later askers', async () => {
  const { ask, sent, reads } = startReads()
  const before = outcome(ask('list'))
  reads.changed()
  const after = outcome(ask('box'))
  for (const { respond } of sent) respond()
  expect(await Promise.all([before, after])).toEqual([1, 2])
})

it('[API-02] reads again after the response has arrived', async () => {
  const { ask, sent } = startReads()
  const one = ask('list')
  sent[0]?.respond()
  await one
  const two = ask('box')
  sent[1]?.respond()
  expect(await two).toBe(2)
})
