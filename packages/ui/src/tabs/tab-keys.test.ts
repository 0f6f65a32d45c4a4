import { expect, it } from 'vitest'
import { tabForKey } from './tab-keys.ts'

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 1, 3, null],
  ['End', 0, 0, null],
])('moves with %s from tab %d of %d to %j', (key, at, count, expected) => {
  expect(tabForKey(key, at, count)).toBe(expected)
})
