import { expect, it } from 'vitest'
import { formatDuration } from './duration.ts'

const WORDS = { days: '{days}d{hours}', hours: '{hours}h{minutes}', minutes: '{minutes}m', moment: 'now' }

it.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1m'],
  [3599, '59m'],
  [3600, '1h0'],
  [86_399, '23h59'],
  [86_400, '1d0'],
  [2 * 86_400 + 3 * 3600 + 1, '2d3'],
])('[FLOW-02] shows a decision after %i s as %s', (seconds, expected) => {
  expect(formatDuration(seconds, WORDS)).toBe(expected)
})
