import { afterEach, expect, it, vi } from 'vitest'
import { recordServerTime, serverNow } from './server-time.ts'

const NOW = Date.parse('2026-03-10T08:00:00Z')

afterEach(() => {
  recordServerTime(new Date(NOW).toUTCString(), NOW)
  vi.useRealTimers()
})

it.each([
  ['a day behind the server', '2026-03-11T08:00:00Z', '2026-03-11T08:00:00.000Z'],
  ['an hour ahead of it', '2026-03-10T07:00:00Z', '2026-03-10T07:00:00.000Z'],
  ['right', '2026-03-10T08:00:01Z', '2026-03-10T08:00:00.000Z'],
])('[HOME-04] returns the server’s time if the device’s clock is %s', (_, server, shown) => {
  vi.useFakeTimers({ now: NOW })
  recordServerTime(new Date(server).toUTCString())
  expect(serverNow().toISOString()).toBe(shown)
})

it.each([null, '', 'yesterday'])('ignores the header %j', header => {
  vi.useFakeTimers({ now: NOW })
  recordServerTime('Wed, 11 Mar 2026 08:00:00 GMT')
  recordServerTime(header)
  expect(serverNow().toISOString()).toBe('2026-03-11T08:00:00.000Z')
})
