import { expect, test } from 'vitest'
import { tickedRows, withShownRows } from './ticked-rows.ts'

const rowsOf = (...keys: string[]) => new Map(keys.map(key => [key, `row ${key}`]))

test('[LIST-06] keeps a row that was ticked on another page', () => {
  const { rows, full } = tickedRows(rowsOf('a'), new Set(['a', 'c']), rowsOf('c', 'd'))
  expect([...rows]).toEqual([
    ['a', 'row a'],
    ['c', 'row c'],
  ])
  expect(full).toBe(false)
})

test('[LIST-06] ignores a key without a row', () => {
  expect(tickedRows(rowsOf('a'), new Set(['x']), rowsOf('b')).rows.size).toBe(0)
})

test.each([
  [3, ['a', 'b', 'c'], false],
  [2, ['a', 'b'], true],
])('[LIST-06] of three ticked rows with a limit of %i keeps %j', (limit, kept, full) => {
  const ticked = tickedRows(rowsOf('a'), new Set(['a', 'b', 'c']), rowsOf('b', 'c'), limit)
  expect([...ticked.rows.keys()]).toEqual(kept)
  expect(ticked.full).toBe(full)
})

test('[LIST-06] uses the updated version of a row', () => {
  expect([
    ...withShownRows(
      new Map([
        ['a', 'old'],
        ['b', 'old'],
      ]),
      new Map([['a', 'new']]),
    ),
  ]).toEqual([
    ['a', 'new'],
    ['b', 'old'],
  ])
})
