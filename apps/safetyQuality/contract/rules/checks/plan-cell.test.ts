import { describe, expect, test } from 'vitest'
import { daysOfMonth, planCellState } from './plan-cell.ts'

describe('[SQ-55] the state of a month in the check plan', () => {
  test.each([
    [false, null, 3, '2026-03-15', 'empty'],
    [false, null, 1, '2026-03-15', 'empty'],
    [true, null, 2, '2026-03-15', 'missing'],
    [true, null, 3, '2026-03-01', 'missing'],
    [true, null, 4, '2026-03-31', 'planned'],
    [true, null, 12, '2025-12-31', 'planned'],
    [true, null, 12, '2027-01-01', 'missing'],
    [true, 'DRAFT', 2, '2026-03-15', 'ordered'],
    [true, 'ISSUED', 4, '2026-03-15', 'ordered'],
    [true, 'APPROVED', 1, '2026-03-15', 'ordered'],
    [true, 'CANCELLED', 2, '2026-03-15', 'missing'],
    [true, 'CANCELLED', 4, '2026-03-15', 'planned'],
  ] as const)(
    'for planned %s, order %s and month %i on %s, returns %s',
    (planned, order, month, today, state) => {
      expect(planCellState({ planned, order, year: 2026, month, today })).toBe(state)
    },
  )

  test.each([
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2028, 2, '2028-02-01', '2028-02-29'],
    [2026, 12, '2026-12-01', '2026-12-31'],
  ])('returns the days of %i-%i: %s to %s', (year, month, first, last) => {
    expect(daysOfMonth(year, month)).toEqual([first, last])
  })
})
