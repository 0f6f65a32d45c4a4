import { describe, expect, test } from 'vitest'
import { FIRST_VIEW, isFiltered, NO_FILTER, pageWithin, readView, toCriteria } from './check-list-view.ts'

const FULL = {
  filter: {
    text: ' 工具 ',
    checkCat: 'SPOT',
    status: ['ISSUED', 'RETURNED'],
    checkedDept: 'D0501',
    leadChecker: '100104',
    period: ['2026-01-01', '2026-01-31'],
    overdue: true,
  },
  sort: { id: 'planEnd', direction: 'desc' },
  size: 30,
} as const

describe('filter of the list', () => {
  test('an empty form has no conditions', () => {
    expect(toCriteria(FIRST_VIEW)).toEqual({})
    expect(isFiltered(FIRST_VIEW)).toBe(false)
    expect(isFiltered({ ...FIRST_VIEW, sort: { id: 'score', direction: 'asc' } })).toBe(false)
  })

  test('a full form', () => {
    expect(toCriteria(FULL)).toEqual({
      text: '工具',
      checkCat: 'SPOT',
      status: ['ISSUED', 'RETURNED'],
      checkedDept: 'D0501',
      leadChecker: '100104',
      planFrom: '2026-01-01 00:00:00',
      planTo: '2026-01-31 23:59:59',
      overdue: true,
      sortBy: 'planEnd',
      descending: true,
    })
    expect(isFiltered(FULL)).toBe(true)
  })
})

describe('what the list remembers', () => {
  test('comes back as it was', () => {
    expect(readView(FULL)).toEqual(FULL)
  })

  test.each([
    ['nothing', undefined],
    ['a text', '{'],
    ['a list', []],
    ['a number', 7],
    [
      'wrong kinds',
      { filter: { text: 1, status: ['NEW'], period: 'x', overdue: 'yes' }, sort: { id: 'drop' }, size: 11 },
    ],
  ])('%s: the first view', (_what, stored) => {
    expect(readView(stored)).toEqual({ ...FIRST_VIEW, filter: NO_FILTER })
  })
})

test.each([
  [1, 10, 0, 1],
  [3, 10, 30, 3],
  [4, 10, 30, 3],
  [2, 10, 5, 1],
])('page %i of size %i with %i rows is page %i', (current, size, total, page) => {
  expect(pageWithin(current, size, total)).toBe(page)
})
