import { describe, expect, test } from 'vitest'
import { daysBetween, dueProblem, isNewReminder, latestDue, reminderFor, roDueInDays } from './ro-due.ts'

test.each([
  ['1', '2026-03-13', '2026-03-17'],
  ['2', '2026-03-17', '2026-04-09'],
  ['3', '2026-03-25', '2026-05-09'],
] as const)(
  '[SQ-10] for level %s issued on 2026-03-10, returns plan by %s and everything by %s',
  (level, planDue, rectifyDue) => {
    expect(latestDue(level, '2026-03-10')).toEqual({ planDue, rectifyDue })
  },
)

test.each([
  ['1', '2026-03-13', '2026-03-17', null],
  ['1', '2026-03-11', '2026-03-11', null],
  ['1', '2026-03-10', '2026-03-10', null],
  ['1', '2026-03-14', '2026-03-17', 'planDueTooLate'],
  ['1', '2026-03-13', '2026-03-18', 'rectifyDueTooLate'],
  ['2', '2026-03-17', '2026-04-09', null],
  ['2', '2026-03-18', '2026-04-09', 'planDueTooLate'],
  ['2', '2026-03-17', '2026-04-10', 'rectifyDueTooLate'],
  ['3', '2026-03-25', '2026-05-09', null],
  ['3', '2026-03-26', '2026-05-09', 'planDueTooLate'],
  ['3', '2026-03-25', '2026-05-10', 'rectifyDueTooLate'],
  ['2', '2026-03-09', '2026-04-01', 'dueInPast'],
  ['2', '2026-03-10', '2026-03-09', 'dueInPast'],
  ['2', '2026-03-15', '2026-03-14', 'planAfterRectify'],
] as const)(
  '[SQ-10] judges level %s issued on 2026-03-10 with plan by %s and everything by %s: %s',
  (level, planDue, rectifyDue, problem) => {
    expect(dueProblem(level, '2026-03-10', { planDue, rectifyDue })).toBe(problem)
  },
)

describe('days until an order is due', () => {
  test.each([
    ['ISSUED', 3],
    ['ANALYSING', 3],
    ['PLAN_REVIEW', 3],
    ['IMPLEMENTING', 3],
    ['VERIFYING', null],
    ['EFFECT_WATCH', null],
    ['DRAFT', null],
    ['CLOSED', null],
    ['VOID', null],
  ] as const)('returns for state %s: %s', (status, days) => {
    expect(roDueInDays(status, '2026-03-13', '2026-03-10')).toBe(days)
  })

  test('counts across the end of a month and of daylight saving elsewhere', () => {
    expect(daysBetween('2026-02-27', '2026-03-31')).toBe(32)
    expect(roDueInDays('IMPLEMENTING', '2026-03-09', '2026-03-10')).toBe(-1)
  })
})

test.each([
  [8, null],
  [7, '7'],
  [2, '7'],
  [1, '1'],
  [0, '1'],
  [-1, 'overdue'],
] as const)('returns the reminder %s days before: %s', (days, reminder) => {
  expect(reminderFor(days)).toBe(reminder)
})

test.each([
  ['7', '', true],
  ['7', '7', false],
  ['1', '7', true],
  ['overdue', '1', true],
  ['overdue', 'overdue', false],
  ['7', 'overdue', false],
] as const)('decides whether %s after “%s” is new: %s', (wanted, sent, news) => {
  expect(isNewReminder(wanted, sent)).toBe(news)
})
