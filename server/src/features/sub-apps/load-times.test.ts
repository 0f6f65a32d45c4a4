import { describe, expect, it } from 'vitest'
import { addHistograms, CLASS_ENDS_MS, classOf, LOAD_TIME_CLASSES, quantileOf } from './load-times.ts'

/** Builds the histogram of these load times. */
function histogram(times: readonly number[]): number[] {
  return times.reduce<number[]>(
    (counts, ms) => counts.map((count, index) => (index === classOf(ms) ? count + 1 : count)),
    Array.from({ length: LOAD_TIME_CLASSES }, () => 0),
  )
}

it.each([
  [0, 0],
  [24.9, 0],
  [25, 1],
  [29_999, CLASS_ENDS_MS.length - 1],
  [30_000, CLASS_ENDS_MS.length],
  [600_000, CLASS_ENDS_MS.length],
])('%d ms counts in class %i', (ms, index) => {
  expect(classOf(ms)).toBe(index)
})

describe('median of a histogram', () => {
  it.each([
    ['no load', [], null],
    ['one load', [120], 125],
    ['loads in one class', [160, 170, 180, 190], 175],
    ['a slow minority does not move it', [110, 120, 130, 9_000], 133],
    ['slow loads', [40_000, 50_000], 30_000],
  ])('%s', (_what, times, median) => {
    expect(quantileOf(histogram(times), 0.5)).toBe(median)
  })

  it.each([
    ['no load', [], null],
    [
      'a slow twentieth does not move it',
      [...Array<number>(95).fill(10), ...Array<number>(5).fill(9_000)],
      25,
    ],
    ['more than that does', [...Array<number>(90).fill(10), ...Array<number>(10).fill(9_000)], 7_500],
  ])('estimates the 95th percentile: %s', (_what, times, expected) => {
    expect(quantileOf(histogram(times), 0.95)).toBe(expected)
  })

  it('differs from the true value by at most the width of its class', () => {
    for (let round = 1; round <= 200; round++) {
      const times = Array.from(
        { length: round },
        (_, index) => ((index * 7_919 + round * 131) % 29_000) + 0.5,
      )
      const truth = times.toSorted((a, b) => a - b)[Math.ceil(round / 2) - 1] ?? 0
      const [start = 0, end = 0] = [CLASS_ENDS_MS[classOf(truth) - 1], CLASS_ENDS_MS[classOf(truth)]]
      const estimate = quantileOf(histogram(times), 0.5) ?? -1
      expect(estimate).toBeGreaterThanOrEqual(start)
      expect(estimate).toBeLessThanOrEqual(end)
    }
  })
})

it('adds up days, also those written with fewer classes', () => {
  expect(addHistograms([1, 2], histogram([30]))).toEqual(histogram([10, 30, 40, 45]))
})
