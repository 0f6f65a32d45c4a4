import { dailyAt } from '@apron/server-kit/jobs/daily-at'
import { expect, it } from 'vitest'
import { lastDue, nextAttemptAt } from './job-rules.ts'

const NOW = new Date('2026-03-10T00:00:00Z')

it.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [50, 60],
])('retries after %i failures in %i minutes', (failures, minutes) => {
  expect(nextAttemptAt(failures, NOW).getTime() - NOW.getTime()).toBe(minutes * 60_000)
})

it.each([
  ['at its moment', '2026-03-01T23:00:00Z', '2026-03-01T23:00:00Z', '2026-03-01T23:00:00.000Z'],
  ['a little later', '2026-03-01T23:00:00Z', '2026-03-02T10:00:00Z', '2026-03-01T23:00:00.000Z'],
  ['after a week away', '2026-03-01T23:00:00Z', '2026-03-08T23:00:00Z', '2026-03-08T23:00:00.000Z'],
])('%s: runs for the last due time', (_when, due, now, last) => {
  expect(lastDue({ dueAfter: dailyAt('07:00') }, new Date(due), new Date(now)).toISOString()).toBe(last)
})

it('rejects a job whose next due time is not later, and runs the others', () => {
  const stuck = { dueAfter: (moment: Date) => moment }
  expect(() => lastDue(stuck, new Date('2026-03-01T23:00:00Z'), NOW)).toThrow(RangeError)
})
