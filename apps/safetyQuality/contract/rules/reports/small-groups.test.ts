import { expect, test } from 'vitest'
import { publishableCount, withoutSmallGroups } from './small-groups.ts'

test.each([
  [0, null],
  [1, null],
  [4, null],
  [5, 5],
  [6, 6],
])('of %i reports publishes %o', (count, published) => {
  expect(publishableCount(count)).toBe(published)
})

test('keeps a small group, without its number', () => {
  const counts = new Map([
    ['FIRE', 3],
    ['MATL', 9],
  ])
  expect([...withoutSmallGroups(counts)]).toEqual([
    ['FIRE', null],
    ['MATL', 9],
  ])
})
