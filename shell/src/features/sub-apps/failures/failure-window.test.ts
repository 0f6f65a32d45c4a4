import { expect, it } from 'vitest'
import { addFailure, isOutOfOrder } from './failure-window.ts'

it.each([
  ['two', [0, 1000], false],
  ['three within a minute', [0, 1000, 59_000], true],
  ['three, the first too long ago', [0, 30_000, 60_000], false],
  ['many, spread out', [0, 40_000, 80_000, 120_000], false],
  ['a burst after silence', [0, 300_000, 300_001, 300_002], true],
])('[APP-15] counts %s as out of order: %j', (_name, failures, outOfOrder) => {
  const failureTimes = failures.reduce<number[]>((previous, now) => addFailure(previous, now), [])
  expect(isOutOfOrder(failureTimes)).toBe(outOfOrder)
})
