import { expect, it } from 'vitest'
import { nextRow } from './use-row-keys.ts'

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, -1],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, -1],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, -1],
])('moves with %s from row %d of 5 to %d', (key, at, expected) => {
  expect(nextRow(key, at, 5)).toBe(expected)
})
