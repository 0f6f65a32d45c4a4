import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { isSessionOverFailure } from './session-over-failure.ts'

it.each<[CallFailureKind, number, boolean, boolean]>([
  ['transport', 401, true, false],
  ['answer', 401, true, false],
  ['answer', 50014, true, false],
  ['answer', 1001, false, false],
  ['transport', 403, false, false],
  ['transport', 503, false, true],
  ['transport', 0, false, true],
  ['transport', 429, false, true],
  ['timeout', 0, false, true],
  ['cancelled', 0, false, false],
])('%s %i: session over %j, outage %j', (kind, code, over, outage) => {
  const failure = new CallFailure(kind, code, '')
  expect(isSessionOverFailure(failure)).toBe(over)
  expect(failure.isOutage).toBe(outage)
})
