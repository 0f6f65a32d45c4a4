import { expect, it } from 'vitest'
import { isExpired, isUseReportDue, withUse } from './session-use.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE
const createUse = (idle: number, remaining = 600) => ({
  lastUse: NOW - idle * MINUTE,
  idleMs: 30 * MINUTE,
  endsAt: NOW + remaining * MINUTE,
  serverAhead: 0,
})

it.each([
  ['just used', createUse(0), false],
  ['not used for 29 minutes', createUse(29), false],
  ['not used for 30 minutes', createUse(30), true],
  ['not used for a night, as on a tablet that slept', createUse(600), true],
  ['in use when the ten hours are over', createUse(0, 0), true],
  ['in use a minute before', createUse(0, 1), false],
  ['on a device whose clock was set back', createUse(-60), false],
])('[AUTH-11] covers a page %s: %s', (_what, use, expected) => {
  expect(isExpired(use, NOW)).toBe(expected)
})

it.each([
  ['a first one', 1, NOW],
  ['one in the same second', 0.01, null],
  ['one after the clock was set back', -60, NOW],
])('records a use: %s', (_what, idle, recorded) => {
  expect(withUse(createUse(idle), NOW)?.lastUse ?? null).toBe(recorded)
})

it.each([
  [4, false],
  [5, true],
  [-5, true],
])('reports a use to the server %i minutes after the last report: %s', (minutes, expected) => {
  expect(isUseReportDue(NOW - minutes * MINUTE, createUse(0), NOW)).toBe(expected)
})
