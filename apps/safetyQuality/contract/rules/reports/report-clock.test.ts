import { expect, it } from 'vitest'
import { hoursUntil, reportClock } from './report-clock.ts'

it.each([
  ['2026-03-10', null, '2026-03-10 12:00:00', '2026-03-12 00:00:00'],
  ['2026-03-10', 'UNK', '2026-03-10 12:00:00', '2026-03-12 00:00:00'],
  ['2026-03-10', '0601-1200', '2026-03-10 18:01:00', '2026-03-12 06:01:00'],
  ['2026-12-31', '1801-2400', '2027-01-01 06:01:00', '2027-01-02 18:01:00'],
])('[SQ-29] counts 12 and 48 hours from %s, band %s', (date, band, urgent, other) => {
  expect(reportClock(date, band)).toEqual({ urgent, other })
})

it.each([null, '2026-02-30'])('[SQ-29] has no time limits for the date %j', date => {
  expect(reportClock(date, null)).toBeNull()
})

it.each([
  ['2026-03-10 12:00:00', 12],
  ['2026-03-10 00:30:00', 0],
  ['2026-03-09 23:59:00', -1],
  ['2026-03-10 ', null],
])('[SQ-29] returns the hours until %j', (deadline, hours) => {
  expect(hoursUntil(deadline, new Date('2026-03-09T16:00:00Z'))).toBe(hours)
})
