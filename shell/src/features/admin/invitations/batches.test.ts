import { expect, test } from 'vitest'
import { splitIntoBatches } from './batches.ts'

test.each([
  [[], 2, []],
  [['a'], 2, [['a']]],
  [['a', 'b'], 2, [['a', 'b']]],
  [['a', 'b', 'c'], 2, [['a', 'b'], ['c']]],
])('[ADM-74] splits %j into batches of %i: %j', (items, size, batches) => {
  expect(splitIntoBatches(items, size)).toEqual(batches)
})
