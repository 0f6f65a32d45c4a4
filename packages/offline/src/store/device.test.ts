import { expect, it } from 'vitest'
import { canKeepDrafts } from './device.ts'

it.each([
  ['a browser of today', { crypto, indexedDB: {} }, true],
  ['plain http', { crypto: {}, indexedDB: {} }, false],
  ['a window that keeps nothing', { crypto }, false],
])('on %s', (_what, browser, expected) => {
  expect(canKeepDrafts(browser)).toBe(expected)
})
