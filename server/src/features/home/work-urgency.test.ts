import { expect, it } from 'vitest'
import { byUrgency, daysUntil, workUrgency } from './work-urgency.ts'

it.each([
  ['2026-03-09', -1],
  ['2026-03-10', 0],
  ['2026-03-11', 1],
  ['2026-04-10', 31],
])('until %s it is %i days', (due, days) => {
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
] as const)('due in %s days, a decision: %s, is %s', (days, decision, urgency) => {
  expect(workUrgency(days, decision)).toBe(urgency)
})

it('what is overdue for longest comes first, then what is due, what others wait for, and the rest', () => {
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
