import { CallFailure } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { loadFailureOf } from './load-failure.ts'
import { MissingMenus } from './load-session.ts'

it.each([
  [new CallFailure('transport', 503, ''), 'outage'],
  [new CallFailure('transport', 0, ''), 'outage'],
  [new CallFailure('timeout', 0, ''), 'outage'],
  [new CallFailure('cancelled', 0, ''), 'outage'],
  [new CallFailure('transport', 401, ''), 'not-logged-in'],
  [new CallFailure('answer', 50012, ''), 'not-logged-in'],
  [new CallFailure('transport', 403, ''), 'not-permitted'],
  [new CallFailure('answer', 1004, ''), 'not-permitted'],
  [new MissingMenus(''), 'not-permitted'],
  [new TypeError('broken answer'), 'not-permitted'],
])('[NAV-10] classifies %s as %s', (error, failure) => {
  expect(loadFailureOf(error)).toBe(failure)
})
