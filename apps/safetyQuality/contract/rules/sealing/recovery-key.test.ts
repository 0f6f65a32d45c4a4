import { expect, it } from 'vitest'
import { newRecoveryKey, normalizeRecoveryKey } from './recovery-key.ts'

it('[SQ-25] creates 160 bits in groups of four, and accepts the key as typed from paper', () => {
  const key = newRecoveryKey(count => Uint8Array.from({ length: count }, (_, at) => at * 9))
  expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(normalizeRecoveryKey(key)).toBe(key)
  expect(normalizeRecoveryKey(key.toLowerCase().replaceAll('-', ' '))).toBe(key)
  expect(normalizeRecoveryKey(key.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(key)
})
