import { expect, it } from 'vitest'
import { greetingAt, siteHour } from './greeting-rules.ts'

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('greets at %i with %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

it.each([
  ['2026-01-01T16:30:00Z', 0],
  ['2026-01-01T00:00:00Z', 8],
])('converts %s to hour %i at the sites', (now, hour) => {
  expect(siteHour(new Date(now))).toBe(hour)
})
