import { expect, it } from 'vitest'
import { nextZoom } from './zoom-rules.ts'

it.each([
  [1, 1, 1.5],
  [1, -1, 0.75],
  [4, 1, 4],
  [0.5, -1, 0.5],
  [2, -1, 1.5],
] as const)('zooms from %s in direction %s to %s', (from, direction, to) => {
  expect(nextZoom(from, direction)).toBe(to)
})
