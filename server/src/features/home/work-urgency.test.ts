import { expect, it } from 'vitest'
import { byUrgency, daysUntil, workUrgency } from './work-urgency.ts'

it.each([
  ['2026-03-09', -1],
  ['2026-03-10', 0],
  ['2026-03-11', 1],
  ['2026-04-10', 31],
])('counts the days until %s as %i', (due, days) => {
  expect(daysUntil(due, '2026-03-10')).toBe(days)
})

it.each([
  [-1, false, 'overdue'],
  [-1, true, 'overdue'],
  [0, false, 'due'],
  [3, true, 'due'],
  [4, true, 'decision'],
  [4, false, 'later'],
  [null, true, 'decision'],
  [null, false, 'later'],
] as const)('classifies a task due in %s days, decision %s, as %s', (days, decision, urgency) => {
  expect(workUrgency(days, decision)).toBe(urgency)
})

it('sorts by longest overdue, then due, then decisions, then the rest', () => {
  const items = [
    ['later', null, 'A'],
    ['later', 9, 'B'],
    ['decision', null, 'D'],
    ['decision', null, 'C'],
    ['due', 0, 'E'],
    ['overdue', -1, 'F'],
    ['overdue', -4, 'G'],
  ] as const
  const sorted = items
    .map(([urgency, dueInDays, number]) => ({ urgency, dueInDays, number }))
    .toSorted(byUrgency)
  expect(sorted.map(({ number }) => number).join('')).toBe('GFECDBA')
})
