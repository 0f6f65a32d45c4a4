import { expect, test } from 'vitest'
import { escapeLike } from './check-order.filter.ts'

test.each([
  ['100%', '100\\%'],
  ['a_b', 'a\\_b'],
  ['c:\\d', 'c:\\\\d'],
  ['滤芯', '滤芯'],
])('a search for %s looks for these very characters', (typed, pattern) => {
  expect(escapeLike(typed)).toBe(pattern)
})
