import { expect, it } from 'vitest'
import { drainTimeOf } from './shutdown.ts'

it.each([
  ['SIGTERM', 5_000, 5_000],
  ['SIGTERM', 0, 0],
  ['SIGINT', 5_000, 0],
  ['SIGHUP', 5_000, 0],
  [undefined, 5_000, 0],
])('on %s with a drain of %i ms a node waits %i ms', (signal, drainMs, waits) => {
  expect(drainTimeOf(signal, drainMs)).toBe(waits)
})
