import { expect, test } from 'vitest'
import { joinMoment, momentProblem, normalizeTime, splitMoment } from './moment-rules.ts'

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
])('reads %j as the time %j', (typed, clock) => expect(normalizeTime(typed)).toBe(clock))

test.each([
  [{ day: null, clock: '' }, null, null],
  [{ day: '2026-03-02', clock: '08:30' }, '2026-03-02 08:30:00', null],
  [{ day: '2026-03-02', clock: '00:00' }, '2026-03-02 00:00:00', null],
  [{ day: '2026-03-02', clock: '24:00' }, '2026-03-02 24:00', 'clockWrong'],
  [{ day: '2026-03-02', clock: '8:30' }, '2026-03-02 8:30', 'clockWrong'],
  [{ day: '2026-03-02', clock: '0830' }, '2026-03-02 0830', 'clockWrong'],
  [{ day: '2026-03-02', clock: '' }, '2026-03-02 ', 'momentIncomplete'],
  [{ day: '2026-03-02', clock: ' 8 3' }, '2026-03-02  8 3', 'clockWrong'],
  [{ day: '2026-03-02', clock: ' ' }, '2026-03-02  ', 'momentIncomplete'],
  [{ day: null, clock: '08:30' }, ' 08:30', 'momentIncomplete'],
  [{ day: null, clock: '8:99' }, ' 8:99', 'clockWrong'],
])('joins %j to %j with the problem %s, and splits it again', (parts, moment, problem) => {
  expect(joinMoment(parts)).toBe(moment)
  expect(momentProblem(moment)).toBe(problem)
  expect(splitMoment(moment)).toEqual(parts)
})

test('reads blanks as no time and hides seconds', () => {
  expect(joinMoment({ day: null, clock: ' ' })).toBeNull()
  expect(splitMoment('2026-03-02 08:30:59')).toEqual({ day: '2026-03-02', clock: '08:30' })
})
