import { expect, it } from 'vitest'
import { isOfferValid, OFFERED_SERIAL_MS, serialNumber } from './serials.rules.ts'

it.each([
  ['CK', 2026, 12, 4, 'CK-2026-0012'],
  ['PR', 2026, 1, 6, 'PR-2026-000001'],
  ['CK', 2026, 9999, 4, 'CK-2026-9999'],
  ['CK', 2026, 10_000, 4, 'CK-2026-10000'],
] as const)('formats %s %i %i with %i digits as %s', (prefix, year, number, digits, expected) => {
  expect(serialNumber(prefix, year, number, digits)).toBe(expected)
})

it.each([
  ['the same year, just now', 2026, 0, true],
  ['a day less a moment', 2026, OFFERED_SERIAL_MS - 1, true],
  ['a day', 2026, OFFERED_SERIAL_MS, false],
  ['last year', 2025, 0, false],
])('[API-08] keeps an offered number for its person: %s', (_what, year, age, good) => {
  const now = new Date('2026-03-01T08:00:00Z')
  expect(isOfferValid({ year, offered_at: new Date(now.getTime() - age) }, 2026, now)).toBe(good)
})
