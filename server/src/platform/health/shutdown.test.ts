import { expect, it } from 'vitest'
import { drainTimeOf } from './shutdown.ts'

it.each([
  [5_000, 'SIGTERM', 5_000],
  [0, 'SIGTERM', 0],
  [0, 'SIGINT', 5_000],
  [0, 'SIGHUP', 5_000],
  [0, undefined, 5_000],
])('waits %i ms on %s with a drain time of %i ms', (expectedMs, signal, drainMs) => {
  expect(drainTimeOf(signal, drainMs)).toBe(expectedMs)
})
