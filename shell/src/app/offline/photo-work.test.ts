import { CallFailure } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { ModuleNotLoaded } from '../../platform/parts/lazy-module.ts'
import { isRetriable } from './is-retriable.ts'
import { shouldStorePhoto } from './photo-work.ts'

const transport = (code: number) => new CallFailure('transport', code, '')

it.each([
  ['no network', transport(0), true, true],
  ['a timeout', new CallFailure('timeout', 0, ''), true, true],
  ['a proxy without a server', transport(503), true, true],
  ['too many requests', transport(429), true, true],
  ['an expired session', transport(401), true, true],
  ['code that could not be loaded', new ModuleNotLoaded('gone'), true, true],
  ['a refusal', transport(400), false, false],
  ['a server error', transport(500), true, false],
  ['a file that is too large', transport(413), false, false],
  ['a file that cannot be read', new Error('broken'), false, false],
])(
  '[PHOTO-06] keeps a photo on the device or reports the error after %s',
  (_, error, retriable, isStored) => {
    expect(isRetriable(error)).toBe(retriable)
    expect(shouldStorePhoto(error)).toBe(isStored)
  },
)
