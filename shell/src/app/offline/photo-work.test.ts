import { CallFailure } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { CodeNotFetched } from '../../platform/parts/fetched-code.ts'
import { isForLater } from './is-for-later.ts'
import { isKept } from './photo-work.ts'

const transport = (code: number) => new CallFailure('transport', code, '')

it.each([
  ['no network', transport(0), true, true],
  ['no answer in time', new CallFailure('timeout', 0, ''), true, true],
  ['nothing behind the proxy', transport(503), true, true],
  ['too many calls', transport(429), true, true],
  ['a session that has ended', transport(401), true, true],
  ['code that did not come', new CodeNotFetched('gone'), true, true],
  ['a refusal', transport(400), false, false],
  ['a fault of the server', transport(500), true, false],
  ['a file that is too large', transport(413), false, false],
  ['a file that cannot be read', new Error('broken'), false, false],
])('[PHOTO-06] keeps a photo on the device or reports the error after %s', (_, error, later, kept) => {
  expect(isForLater(error)).toBe(later)
  expect(isKept(error)).toBe(kept)
})
