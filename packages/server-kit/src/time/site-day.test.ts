import { expect, it } from 'vitest'
import { siteDay, siteMoment } from './site-day.ts'

const EVENING = new Date('2026-03-10T16:00:00Z')

it.each([
  [0, '2026-03-11'],
  [-11, '2026-02-28'],
  [21, '2026-04-01'],
])('%i days from an evening that is the next day at the sites: %s', (days, day) => {
  expect(siteDay(EVENING, days)).toBe(day)
})

it('a time of a day is the time of the sites', () => {
  expect(siteMoment(EVENING, -1, '09:40').toISOString()).toBe('2026-03-10T01:40:00.000Z')
})

it('a time that no day has is refused', () => {
  expect(() => siteMoment(EVENING, 0, '24:10')).toThrow(RangeError)
})
