import { expect, it } from 'vitest'
import { isGoodHere } from './key-place.ts'

it.each([
  ['carried along, on any device', null, 'cross-platform', true],
  ['carried along, where the browser does not say how', null, undefined, true],
  ['carried along, and answered by the device itself', null, 'platform', false],
  ['of this device', 'here', 'platform', true],
  ['of another device', 'there', 'platform', false],
  ['of another device, said to be carried along', 'there', 'cross-platform', false],
] as const)('[AUTH-48] a key %s', (_what, deviceHash, attachment, good) => {
  expect(isGoodHere({ deviceHash }, 'here', attachment)).toBe(good)
})
