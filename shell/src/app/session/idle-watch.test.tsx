import { assumeServerAhead, recordServerTime } from '@apron/contract/wire/formats/server-time'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore, type SessionData } from '../../features/session/session-store.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { createStorage, memoryStore } from '../../platform/storage/storage.ts'
import { createView } from '../shell-view.ts'
import { watchIdle } from './idle-watch.ts'

const NOW = Date.parse('2026-03-10T08:00:00Z')
const MINUTE = 60_000
const USER = { code: '100104', idleSeconds: 1_800, leftSeconds: 36_000 }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  assumeServerAhead(0)
})
afterEach(() => {
  vi.useRealTimers()
  assumeServerAhead(0)
})

/** @param respond returns the server's response */
function start(respond: () => Promise<unknown>) {
  const storage = createStorage('csn:', memoryStore())
  const session = createSessionStore()
  const view = createView(storage)
  const call = vi.fn<() => Promise<unknown>>(respond)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only method that the watch calls
  const http = { call } as unknown as HttpClient
  watchIdle({ http, session, storage, view, sessionOver: () => view.setState({ sessionOver: true }) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the fields that are read
  session.setState({ status: 'loaded', data: { user: USER } as SessionData })
  return { call, isOver: () => view.getState().sessionOver }
}

/** Responds with a server time of `minutes` after the start, whatever the device's clock shows. */
const respondAfter = (minutes: number) => () => {
  recordServerTime(new Date(NOW + minutes * MINUTE).toUTCString())
  return Promise.resolve({})
}
const failToRespond = () => Promise.reject(new Error('No response'))

test('[AUTH-11] continues when the device’s clock is set forward by half an hour', async () => {
  const { call, isOver } = start(respondAfter(1))
  vi.setSystemTime(NOW + 31 * MINUTE)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(call).toHaveBeenCalledOnce()
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(28 * MINUTE)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(isOver()).toBe(true)
})

test.each([
  ['the server reports that half an hour has passed', respondAfter(31)],
  ['the server does not respond', failToRespond],
])('[AUTH-11] ends on a device that slept for half an hour when %s', async (_what, respond) => {
  const { isOver } = start(respond)
  vi.setSystemTime(NOW + 31 * MINUTE)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isOver()).toBe(true)
})

test('[AUTH-11] ends after half an hour on a device whose clock is a day behind, without asking the server', async () => {
  recordServerTime(new Date(NOW + 24 * 60 * MINUTE).toUTCString())
  const { call, isOver } = start(failToRespond)
  await vi.advanceTimersByTimeAsync(29 * MINUTE)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(isOver()).toBe(true)
  expect(call).not.toHaveBeenCalled()
})
