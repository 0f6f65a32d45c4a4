import { expect, it } from 'vitest'
import { requireCalendarDate } from './calendar-date.ts'

it('accepts dates that exist, with a time after them, and missing ones', () => {
  expect(() => requireCalendarDate('2026-02-28', '2026-03-01 23:59:59', null, undefined)).not.toThrow()
})

it.each(['2026-02-31', '2026-02-31 00:00:00'])('rejects %s', date => {
  expect(() => requireCalendarDate('2026-02-28', date)).toThrow('2026-02-31')
})
