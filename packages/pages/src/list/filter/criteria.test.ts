import { expect, test } from 'vitest'
import { sortCriteria, withoutEmpty } from './criteria.ts'

test('leaves out empty conditions and trims text', () => {
  const conditions = {
    text: '  ',
    name: ' Li ',
    dept: null,
    status: [],
    days: ['a'],
    overdue: false,
    all: true,
  }
  expect(withoutEmpty({ ...conditions, from: undefined, count: 3 })).toEqual({
    name: 'Li',
    days: ['a'],
    all: true,
    count: 3,
  })
})

test.each([
  [null, {}],
  [
    { id: 'no', direction: 'asc' },
    { sortBy: 'no', descending: false },
  ],
  [
    { id: 'no', direction: 'desc' },
    { sortBy: 'no', descending: true },
  ],
] as const)('converts %j to %j', (sort, criteria) => {
  expect(sortCriteria(sort)).toEqual(criteria)
})
