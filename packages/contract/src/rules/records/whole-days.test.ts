import { expect, it } from 'vitest'
import { timeOfWire } from '../../wire/formats/wire-time.ts'
import { dayEnd, dayStart } from './whole-days.ts'

it('[MSG-12] starts a range of days at 00:00:00 and ends it at 23:59:59', () => {
  expect([dayStart('2026-03-01'), dayEnd('2026-03-02')]).toEqual([
    '2026-03-01 00:00:00',
    '2026-03-02 23:59:59',
  ])
  expect(timeOfWire(dayStart('2026-03-01'))).not.toBeNull()
  expect(timeOfWire(dayEnd('2026-03-01'))).not.toBeNull()
})
