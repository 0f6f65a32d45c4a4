import { expect, it } from 'vitest'
import { dropIndex } from './drop-rules.ts'

it.each([
  [10, 0],
  [60, 1],
  [149, 1],
  [151, 2],
  [900, 3],
])('at %i px a tab lands at place %i', (x, place) => {
  expect(dropIndex([50, 150, 250], x)).toBe(place)
})

it('alone it stays where it is', () => {
  expect(dropIndex([], 30)).toBe(0)
})
