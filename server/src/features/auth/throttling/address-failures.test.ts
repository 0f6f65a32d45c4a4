import { describe, expect, it } from 'vitest'
import { failuresNow, LARGEST_WORK_FACTOR, workFactor } from './address-failures.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const failed = (failures: number, minutesAgo: number) => ({
  failures,
  lastFailedAt: new Date(NOW.getTime() - minutesAgo * 60_000),
})

describe('[AUTH-08] failures of one address', () => {
  it.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 4],
    [79, 4],
    [80, 8],
    [100_000, 8],
  ])('%i of them: %i times the work', (failures, factor) => {
    expect(workFactor(failures)).toBe(factor)
    expect(factor).toBeLessThanOrEqual(LARGEST_WORK_FACTOR)
  })

  it.each([
    ['none yet', undefined, 0],
    ['30 within this minute', failed(30, 0.9), 30],
    ['30 ten minutes ago: ten are forgiven', failed(30, 10), 20],
    ['30 an hour ago', failed(30, 60), 0],
    ['30 by a clock that was ahead', failed(30, -5), 30],
  ])('%s', (_what, row, failures) => {
    expect(failuresNow(row, NOW)).toBe(failures)
  })
})
