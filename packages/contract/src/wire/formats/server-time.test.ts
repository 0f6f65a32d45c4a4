import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assumeServerAhead, isServerTimeInDoubt, recordServerTime, serverNow } from './server-time.ts'

const NOW = Date.parse('2026-03-10T08:00:00Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  assumeServerAhead(0)
})
afterEach(() => {
  vi.useRealTimers()
  assumeServerAhead(0)
})

it.each([
  ['a day behind the server', '2026-03-11T08:00:00Z', '2026-03-11T08:00:00.000Z'],
  ['an hour ahead of it', '2026-03-10T07:00:00Z', '2026-03-10T07:00:00.000Z'],
  ['right', '2026-03-10T08:00:01Z', '2026-03-10T08:00:00.000Z'],
])('[HOME-04] returns the server’s time if the device’s clock is %s', (_, server, shown) => {
  recordServerTime(new Date(server).toUTCString())
  expect(serverNow().toISOString()).toBe(shown)
})

it.each([null, '', 'yesterday'])('ignores the header %j', header => {
  recordServerTime('Wed, 11 Mar 2026 08:00:00 GMT')
  recordServerTime(header)
  expect(serverNow().toISOString()).toBe('2026-03-11T08:00:00.000Z')
})

it.each([
  ['runs for an hour', () => vi.advanceTimersByTime(60 * MINUTE), false],
  ['is set forward by half an hour, or slept so long', () => vi.setSystemTime(NOW + 30 * MINUTE), true],
  ['is set back by a day', () => vi.setSystemTime(NOW - 24 * 60 * MINUTE), true],
  ['is set right by some seconds', () => vi.setSystemTime(NOW + 5_000), false],
])("[AUTH-11] doubts the time if the device's clock %s: %s", (_what, change, doubt) => {
  change()
  expect(isServerTimeInDoubt()).toBe(doubt)
  recordServerTime(new Date(NOW).toUTCString())
  expect(isServerTimeInDoubt()).toBe(false)
})
