import { describe, expect, test } from 'vitest'
import { isCalendarDate, siteDate } from './site-time.ts'

describe('dates of the site', () => {
  test.each([
    ['2026-03-10T15:59:59Z', '2026-03-10'],
    ['2026-03-10T16:00:00Z', '2026-03-11'],
    ['2025-12-31T16:00:00Z', '2026-01-01'],
  ])('%s is %s there', (moment, date) => {
    expect(siteDate(new Date(moment))).toBe(date)
  })

  test.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected)
  })
})
