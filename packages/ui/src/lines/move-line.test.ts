import { expect, it } from 'vitest'
import { moveLine } from './lines.tsx'

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
] as const)('moves line %i by %i: %s', (index, by, order) => {
  expect(moveLine(['a', 'b', 'c'], index, by).join('')).toBe(order)
})
