import { expect, it } from 'vitest'
import { serialNumber } from './serials.rules.ts'

it.each([
  ['CK', 2026, 12, 4, 'CK-2026-0012'],
  ['PR', 2026, 1, 6, 'PR-2026-000001'],
  ['CK', 2026, 9999, 4, 'CK-2026-9999'],
  ['CK', 2026, 10_000, 4, 'CK-2026-10000'],
] as const)('%s %i %i with %i digits is %s', (prefix, year, number, digits, expected) => {
  expect(serialNumber(prefix, year, number, digits)).toBe(expected)
})
