import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBatch } from './batch.ts'

const LIMIT = 50
const sent = vi.fn<(entries: readonly string[]) => void>()

beforeEach(() => {
  sent.mockClear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('[APP-15] [API-06] sending counts and log entries', () => {
  it('sends entries together, a while after the first', () => {
    const batch = createBatch(LIMIT, sent, () => true)
    batch.add('a')
    batch.add('b')
    expect(sent).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(sent.mock.calls).toEqual([[['a', 'b']]])
  })

  it('sends at once when the page is left', () => {
    const batch = createBatch(LIMIT, sent, () => true)
    batch.add('a')
    batch.flush()
    vi.runAllTimers()
    expect(sent).toHaveBeenCalledOnce()
  })

  it('sends nothing without a session', () => {
    const batch = createBatch(LIMIT, sent, () => false)
    batch.add('a')
    batch.flush()
    expect(sent).not.toHaveBeenCalled()
  })

  it('sends nothing after moving to a page where nothing is logged', () => {
    let mayLog = true
    const batch = createBatch(LIMIT, sent, () => mayLog)
    batch.add('a')
    mayLog = false
    vi.runAllTimers()
    expect(sent).not.toHaveBeenCalled()
  })

  it('sends no more than the server accepts', () => {
    const batch = createBatch(LIMIT, sent, () => true)
    for (let count = 0; count < 80; count += 1) batch.add('a')
    batch.flush()
    expect(sent.mock.calls[0]?.[0]).toHaveLength(LIMIT)
  })
})
