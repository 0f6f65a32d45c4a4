import { expect, test } from 'vitest'
import { fitClock, momentOf, partsOf } from './moment-rules.ts'

test.each([
  ['8:30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  [' 23：59 ', '23:59'],
  ['8.05', '08:05'],
  ['24:00', '24:00'],
  ['8:60', '8:60'],
  ['8', '8'],
  ['', ''],
])('%j is the time %j', (typed, clock) => expect(fitClock(typed)).toBe(clock))

test.each([
  [{ day: '2026-03-02', clock: '08:30' }, '2026-03-02 08:30:00'],
  [{ day: '2026-03-02', clock: '00:00' }, '2026-03-02 00:00:00'],
  [{ day: '2026-03-02', clock: '24:00' }, null],
  [{ day: '2026-03-02', clock: '8:30' }, null],
  [{ day: '2026-03-02', clock: '' }, null],
  [{ day: null, clock: '08:30' }, null],
])('%j is the moment %j', (parts, moment) => expect(momentOf(parts)).toBe(moment))

test('a moment comes apart without its seconds, and none is empty', () => {
  expect(partsOf('2026-03-02 08:30:59')).toEqual({ day: '2026-03-02', clock: '08:30' })
  expect(partsOf(null)).toEqual({ day: null, clock: '' })
})
