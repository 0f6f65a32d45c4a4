import { describe, expect, test } from 'vitest'
import { daysUntilDue, dueState } from './due.ts'

describe('days until a check is due', () => {
  test.each([
    ['ISSUED', '2026-03-10', '2026-03-10', 0],
    ['ISSUED', '2026-03-10', '2026-03-11', -1],
    ['IN_PROGRESS', '2026-03-10', '2026-03-14', -4],
    ['RETURNED', '2026-02-27', '2026-03-01', -2],
    ['ISSUED', '2026-03-10', '2026-03-01', 9],
    ['ISSUED', '2025-12-31', '2026-01-01', -1],
    ['DRAFT', '2026-03-10', '2026-04-10', null],
    ['SUBMITTED', '2026-03-10', '2026-04-10', null],
    ['APPROVED', '2026-03-10', '2026-04-10', null],
    ['CANCELLED', '2026-03-10', '2026-04-10', null],
  ] as const)('for %s with planned end %s on %s, returns %s', (status, planEnd, today, days) => {
    expect(daysUntilDue(status, planEnd, today)).toBe(days)
  })

  test.each([
    [-1, 'overdue'],
    [0, 'soon'],
    [3, 'soon'],
    [4, 'later'],
    [null, 'later'],
  ] as const)('maps %s days to %s', (days, state) => {
    expect(dueState(days)).toBe(state)
  })
})
