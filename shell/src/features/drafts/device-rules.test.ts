import { CallFailure } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { CodeNotFetched } from '../../platform/parts/fetched-code.ts'
import { canKeepDrafts, isWorthAnotherTry } from './device-rules.ts'

it.each([
  ['a browser of today', { crypto, indexedDB: {} }, true],
  ['plain http', { crypto: {}, indexedDB: {} }, false],
  ['a window that keeps nothing', { crypto }, false],
])('on %s', (_what, browser, expected) => {
  expect(canKeepDrafts(browser)).toBe(expected)
})

it.each([
  ['the network is away', new CallFailure('transport', 0, ''), true],
  ['the server is busy', new CallFailure('transport', 503, ''), true],
  ['the answer does not come', new CallFailure('timeout', 0, ''), true],
  ['the session has ended', new CallFailure('transport', 401, ''), true],
  ['the code did not come', new CodeNotFetched('gone'), true],
  ['the server refuses', new CallFailure('transport', 400, ''), false],
  ['the device refuses', new Error('no room'), false],
])('where %s', (_what, error, expected) => {
  expect(isWorthAnotherTry(error)).toBe(expected)
})
