import { describe, expect, it } from 'vitest'
import { growthPerStep, median, medians, percentile } from './statistics.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[1, 2, 3, 10], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('rejects an empty list', () => {
    expect(() => median([])).toThrow('nothing')
  })
})

it.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('percentile %d of 1 to 100 is %d', (part, value) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      part,
    ),
  ).toBe(value)
})

it('takes medians of each figure', () => {
  const runs = [
    { bytes: 1, ms: 30 },
    { bytes: 2, ms: 10 },
    { bytes: 3, ms: 20 },
  ]
  expect(medians(runs)).toEqual({ bytes: 2, ms: 20 })
})

it('ignores one noisy step in the growth per step', () => {
  expect(growthPerStep([100, 100, 100, 140, 140, 140])).toBe(0)
  expect(growthPerStep([100, 110, 120, 130])).toBe(10)
})
