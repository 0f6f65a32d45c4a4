import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import { expect, it } from 'vitest'
import { offsetOf } from './offset-of.ts'

it.each([
  [1, 10, 0],
  [3, 20, 40],
  [MAX_OFFSET_ROWS / 10, 10, MAX_OFFSET_ROWS - 10],
])('returns for page %i of %i rows the offset %i', (current, size, offset) => {
  expect(offsetOf(current, size)).toBe(offset)
})

it('rejects a page beyond the largest offset', () => {
  expect(() => offsetOf(MAX_OFFSET_ROWS / 10 + 1, 10)).toThrow(Refusal)
})
