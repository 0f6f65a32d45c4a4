import { expect, it } from 'vitest'
import {
  afterAttempt,
  type FailureRow,
  minutesBlocked,
  waitAfter,
  waitForUnknownDevices,
} from './login-throttle.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

it.each([
  [1, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [19, 15],
  [99, 15],
  [100, 720],
])('after %i failures in a row waits %i minutes', (failures, minutes) => {
  expect(waitAfter(failures)).toBe(minutes * 60_000)
})

it.each([
  [49, 0],
  [50, 1],
  [100_000, 1],
])(
  'after %i failures from strangers at any address makes new devices wait %i minutes',
  (failures, minutes) => {
    expect(waitForUnknownDevices(failures)).toBe(minutes * 60_000)
  },
)

it.each<[string, FailureRow | undefined, number]>([
  ['nothing yet', undefined, 0],
  ['no wait', { failures: 2, lastFailedAt: NOW, blockedUntil: null }, 0],
  ['a delay that has passed', { failures: 5, lastFailedAt: at(-2), blockedUntil: at(-1) }, 0],
  ['a wait that ends now', { failures: 5, lastFailedAt: at(-1), blockedUntil: NOW }, 0],
  ['half a minute left', { failures: 5, lastFailedAt: at(-0.5), blockedUntil: at(0.5) }, 1],
])('%s', (_what, row, minutes) => {
  expect(minutesBlocked(row, NOW)).toBe(minutes)
})

it('keeps counting, and starts over after twelve quiet hours', () => {
  const fourth = { failures: 4, lastFailedAt: at(-1), blockedUntil: null }
  expect(afterAttempt(fourth, NOW)).toEqual({ failures: 5, lastFailedAt: NOW, blockedUntil: at(1) })
  expect(afterAttempt({ ...fourth, lastFailedAt: at(-720) }, NOW).failures).toBe(1)
  expect(afterAttempt(undefined, NOW)).toEqual({ failures: 1, lastFailedAt: NOW, blockedUntil: null })
})
