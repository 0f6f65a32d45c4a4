import { expect, it } from 'vitest'
import { greetingAt, siteHour } from './greeting-rules.ts'

it.each([
  [0, 'home.night'],
  [4, 'home.night'],
  [5, 'home.morning'],
  [11, 'home.morning'],
  [12, 'home.afternoon'],
  [17, 'home.afternoon'],
  [18, 'home.evening'],
  [23, 'home.evening'],
])('at %i the greeting is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

it.each([
  ['2026-01-01T16:30:00Z', 0],
  ['2026-01-01T00:00:00Z', 8],
])('at %s it is %i at the sites', (now, hour) => {
  expect(siteHour(new Date(now))).toBe(hour)
})
