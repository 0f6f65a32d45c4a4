import { expect, it } from 'vitest'
import { isUsableOnDevice } from './key-place.ts'

it.each([
  ['portable, on any device', null, 'cross-platform', true],
  ['portable, if the browser does not report it', null, undefined, true],
  ['portable, but answered by the device itself', null, 'platform', false],
  ['of this device', 'here', 'platform', true],
  ['of another device', 'there', 'platform', false],
  ['of another device, reported as portable', 'there', 'cross-platform', false],
] as const)('[AUTH-48] a key %s', (_what, deviceHash, attachment, good) => {
  expect(isUsableOnDevice({ deviceHash }, 'here', attachment)).toBe(good)
})
