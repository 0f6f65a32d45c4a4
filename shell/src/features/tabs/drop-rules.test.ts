import { expect, it } from 'vitest'
import { dropIndex } from './drop-rules.ts'

it.each([
  [10, 0],
  [60, 1],
  [149, 1],
  [151, 2],
  [900, 3],
])('places a tab dropped at %i px at position %i', (x, place) => {
  expect(dropIndex([50, 150, 250], x)).toBe(place)
})

it('leaves a single tab in place', () => {
  expect(dropIndex([], 30)).toBe(0)
})
