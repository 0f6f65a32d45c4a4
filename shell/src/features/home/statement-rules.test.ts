import { expect, it } from 'vitest'
import { barLengths, countedRows, statementOf } from './statement-rules.ts'

it.each([
  ['statement:safetyQuality.checkOrdersByState', 'safetyQuality.checkOrdersByState'],
  ['favourites', null],
])('a box of the kind %s shows the statement %s', (kind, statement) => {
  expect(statementOf(kind)).toBe(statement)
})

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 4, 2],
    [25, 100, 50],
  ],
  [
    [1, 1000],
    [2, 100],
  ],
  [
    [-3, 3],
    [0, 100],
  ],
])('the bars of %j are %j percent long', (values, lengths) => {
  expect(barLengths(values)).toEqual(lengths)
})

it('[HOME-02] shows no row of a state that nothing is in', () => {
  const rows = [
    { label: 'Draft', value: 0 },
    { label: 'Issued', value: 2 },
  ]
  expect(countedRows(rows).map(({ label }) => label)).toEqual(['Issued'])
})
