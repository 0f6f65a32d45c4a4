import { describe, expect, it } from 'vitest'
import { addDays, VALIDITY_DAYS, validFor, validityChoice } from './validity-rules.ts'

it.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-10-24', 30, '2026-11-23'],
])('adds to %s %d days: %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

describe('[UI-09] validity', () => {
  it('is offered for 7, 15 and 30 days', () => {
    expect(VALIDITY_DAYS).toEqual([7, 15, 30])
  })

  it.each([
    [7, '2026-11-27'],
    [15, '2026-12-05'],
    [30, '2026-12-20'],
  ])('of %d days ends on %s, inclusive', (days, to) => {
    expect(validFor(days, '2026-11-21')).toEqual({ from: '2026-11-21', to })
  })

  it.each([
    [null, null],
    [{ from: '2026-11-21', to: null }, 'permanent'],
    [{ from: '2020-01-01', to: null }, 'permanent'],
    [{ from: '2026-11-21', to: '2026-11-27' }, '7'],
    [{ from: '2026-11-20', to: '2026-11-26' }, 'own'],
    [{ from: '2026-11-21', to: '2026-11-30' }, 'own'],
  ])('of %j is the choice %j', (value, expected) => {
    expect(validityChoice(value, '2026-11-21', VALIDITY_DAYS)).toBe(expected)
  })
})
