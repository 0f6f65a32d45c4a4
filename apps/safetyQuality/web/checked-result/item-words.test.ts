import { expect, test } from 'vitest'
import { numberRanges } from './item-words.ts'

test.each([
  ['1, 2, 3, 4', '1–4'],
  ['1, 2, 3, 5, 7, 8', '1–3, 5, 7, 8'],
  ['9, 10, 11', '9–11'],
  ['3', '3'],
  ['1, 2', '1, 2'],
  ['1–16', '1–16'],
  ['', ''],
])('%s reads %s', (list, shown) => {
  expect(numberRanges(list)).toBe(shown)
})
