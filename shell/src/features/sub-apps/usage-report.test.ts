import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppEvent } from './app-events.ts'
import { createUsageReport } from './usage-report.ts'

const error: AppEvent = { kind: 'error', app: 'amm', version: '1.0.0' }
const sent = vi.fn<(events: readonly AppEvent[]) => void>()

beforeEach(() => {
  sent.mockClear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('[APP-15] what happens to applications is counted', () => {
  it('together, a while after the first event', () => {
    const report = createUsageReport(sent, () => true)
    report.add(error)
    report.add(error)
    expect(sent).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(sent.mock.calls).toEqual([[[error, error]]])
  })

  it('at once when the page goes', () => {
    const report = createUsageReport(sent, () => true)
    report.add(error)
    report.flush()
    vi.runAllTimers()
    expect(sent).toHaveBeenCalledOnce()
  })

  it('never without a session', () => {
    const report = createUsageReport(sent, () => false)
    report.add(error)
    report.flush()
    expect(sent).not.toHaveBeenCalled()
  })

  it('up to what the server takes', () => {
    const report = createUsageReport(sent, () => true)
    for (let count = 0; count < 80; count += 1) report.add(error)
    report.flush()
    expect(sent.mock.calls[0]?.[0]).toHaveLength(50)
  })
})
