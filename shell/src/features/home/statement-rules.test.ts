import { expect, it } from 'vitest'
import { countedRows, statementOf } from './statement-rules.ts'

it.each([
  ['statement:safetyQuality.checkOrdersByState', 'safetyQuality.checkOrdersByState'],
  ['favourites', null],
])('shows in a box of the kind %s the statement %s', (kind, statement) => {
  expect(statementOf(kind)).toBe(statement)
})

it('[HOME-02] omits rows with a count of zero', () => {
  const rows = [
    { label: 'Draft', value: 0 },
    { label: 'Issued', value: 2 },
  ]
  expect(countedRows(rows).map(({ label }) => label)).toEqual(['Issued'])
})
