import { expect, it } from 'vitest'
import { dailyAt } from './daily-at.ts'

it.each([
  ['before it, the same day in site time', '2026-03-10T16:00:00Z', '2026-03-10T23:00:00.000Z'],
  ['at it, the next day', '2026-03-10T23:00:00Z', '2026-03-11T23:00:00.000Z'],
  ['after it, the next day', '2026-03-11T10:00:00Z', '2026-03-11T23:00:00.000Z'],
  ['after it on the last day of a month', '2026-03-31T10:00:00Z', '2026-03-31T23:00:00.000Z'],
])('is due each day at 07:00: %s', (_when, moment, due) => {
  expect(dailyAt('07:00')(new Date(moment)).toISOString()).toBe(due)
})

it('rejects an invalid time when the job is defined', () => {
  expect(() => dailyAt('25:00')).toThrow(RangeError)
})
