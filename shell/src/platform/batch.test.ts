import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBatch } from './batch.ts'

const MOST = 50
const sent = vi.fn<(entries: readonly string[]) => void>()

beforeEach(() => {
  sent.mockClear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('[APP-15] [API-06] what is counted and logged is sent', () => {
  it('together, a while after the first entry', () => {
    const batch = createBatch(MOST, sent, () => true)
    batch.add('a')
    batch.add('b')
    expect(sent).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(sent.mock.calls).toEqual([[['a', 'b']]])
  })

  it('at once when the page goes', () => {
    const batch = createBatch(MOST, sent, () => true)
    batch.add('a')
    batch.flush()
    vi.runAllTimers()
    expect(sent).toHaveBeenCalledOnce()
  })

  it('never without a session', () => {
    const batch = createBatch(MOST, sent, () => false)
    batch.add('a')
    batch.flush()
    expect(sent).not.toHaveBeenCalled()
  })

  it('never when one has come to a page where nobody is written down', () => {
    let may = true
    const batch = createBatch(MOST, sent, () => may)
    batch.add('a')
    may = false
    vi.runAllTimers()
    expect(sent).not.toHaveBeenCalled()
  })

  it('up to what the server takes', () => {
    const batch = createBatch(MOST, sent, () => true)
    for (let count = 0; count < 80; count += 1) batch.add('a')
    batch.flush()
    expect(sent.mock.calls[0]?.[0]).toHaveLength(MOST)
  })
})
