import { describe, expect, it } from 'vitest'
import { isCalendarDate, isoOfWire, timeOfWire, wireDate, wireMinute, wireTime } from './wire-time.ts'

describe('times on the wire', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01 08:00:00'],
    ['2025-12-31T16:00:00.999Z', '2026-01-01 00:00:00'],
    ['2026-07-01T15:59:59.000Z', '2026-07-01 23:59:59'],
  ])('formats %s as %s in Shanghai', (utc, local) => {
    expect(wireTime(new Date(utc))).toBe(local)
  })

  it.each([
    ['2026-03-10T15:59:59Z', '2026-03-10'],
    ['2026-03-10T16:00:00Z', '2026-03-11'],
    ['2025-12-31T16:00:00Z', '2026-01-01'],
  ])('formats %s as %s in Shanghai, not in Greenwich', (utc, day) => {
    expect(wireDate(new Date(utc))).toBe(day)
  })

  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
  ])('recognises %s as a date: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected)
  })

  it.each([
    ['2026-01-01 08:00:00', '2026-01-01T00:00:00.000Z'],
    ['2024-02-29 23:59:59', '2024-02-29T15:59:59.000Z'],
    ['2026-02-29 00:00:00', null],
    ['2026-01-01 24:00:00', null],
    ['2026-01-01T08:00:00', null],
    ['2026-01-01', null],
  ])('parses %s as %s', (text, utc) => {
    expect(timeOfWire(text)?.toISOString() ?? null).toBe(utc)
  })

  it('has a zone outside the wire, and is shown without seconds', () => {
    expect(isoOfWire('2026-01-01 08:00:59')).toBe('2026-01-01T08:00:59+08:00')
    expect(wireMinute('2026-01-01 08:00:59')).toBe('2026-01-01 08:00')
    expect([wireMinute(''), wireMinute(null), wireMinute(undefined)]).toEqual(['', '', ''])
  })
})
