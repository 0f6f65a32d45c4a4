import { expect, it } from 'vitest'
import { focusTarget } from './focus-rules.ts'

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 1, 3, null],
])('moves with %s on tab %i of %i to %j', (key, index, count, target) => {
  expect(focusTarget(key, index, count)).toBe(target)
})
