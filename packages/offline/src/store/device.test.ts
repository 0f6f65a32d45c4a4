import { expect, it } from 'vitest'
import { canStoreDrafts } from './device.ts'

it.each([
  ['a current browser', { crypto, indexedDB: {} }, true],
  ['a browser on plain http', { crypto: {}, indexedDB: {} }, false],
  ['a private window without IndexedDB', { crypto }, false],
])('detects whether drafts can be stored in %s', (_what, browser, expected) => {
  expect(canStoreDrafts(browser)).toBe(expected)
})
