import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/paging'
import { expect, it } from 'vitest'
import { offsetOf } from './offset-of.ts'

it.each([
  [1, 10, 0],
  [3, 20, 40],
  [MAX_OFFSET_ROWS / 10, 10, MAX_OFFSET_ROWS - 10],
])('page %i of %i rows begins behind %i', (current, size, offset) => {
  expect(offsetOf(current, size)).toBe(offset)
})

it('no page begins behind the last row that is answered', () => {
  expect(() => offsetOf(MAX_OFFSET_ROWS / 10 + 1, 10)).toThrow(Refusal)
})
