import { expect, it } from 'vitest'
import { reportTargets, warningDue, workingDaysAfter } from './report-targets.ts'

it.each([
  ['2026-11-23', '2026-11-25'],
  ['2026-11-26', '2026-11-30'],
  ['2026-11-28', '2026-12-01'],
])('[SQ-53] adds two working days to %s: %s', (day, expected) => {
  expect(workingDaysAfter(day, 2)).toBe(expected)
})

it('[SQ-53] returns a target day for each step that is not done', () => {
  const report = { received: '2026-11-02', hasFeedback: false, isExtended: false } as const
  expect(reportTargets({ ...report, state: 'TRIAGE' })).toEqual({
    triage: '2026-11-04',
    feedback: '2026-12-02',
    closing: '2027-01-31',
  })
  expect(reportTargets({ ...report, state: 'ACTION', hasFeedback: true, isExtended: true })).toEqual({
    triage: null,
    feedback: null,
    closing: '2027-05-01',
  })
  expect(reportTargets({ ...report, state: 'CLOSED' })).toEqual({
    triage: null,
    feedback: null,
    closing: null,
  })
})

it.each([
  ['2026-11-15', null],
  ['2026-11-17', '50'],
  ['2026-11-28', '50'],
  ['2026-11-29', '90'],
  ['2026-12-02', '90'],
  ['2026-12-03', 'over 2026-12-03'],
])('[SQ-53] on %s returns the warning for a report of 2 November with 30 days: %s', (today, warning) => {
  expect(warningDue('2026-11-02', '2026-12-02', today)).toBe(warning)
})
