import { expect, it } from 'vitest'
import { siteDay, siteMoment } from './site-day.ts'

const EVENING = new Date('2026-03-10T16:00:00Z')

it.each([
  [0, '2026-03-11'],
  [-11, '2026-02-28'],
  [21, '2026-04-01'],
])('counts %i days from an evening that is the next day in site time: %s', (days, day) => {
  expect(siteDay(EVENING, days)).toBe(day)
})

it('converts a time of day to site time', () => {
  expect(siteMoment(EVENING, -1, '09:40').toISOString()).toBe('2026-03-10T01:40:00.000Z')
})

it('rejects an invalid time of day', () => {
  expect(() => siteMoment(EVENING, 0, '24:10')).toThrow(RangeError)
})
