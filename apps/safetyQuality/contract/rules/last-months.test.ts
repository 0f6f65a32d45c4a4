import { expect, test } from 'vitest'
import { lastDayOf, lastMonths } from './last-months.ts'

test.each([
  ['2026-11-28', '2025-12', '2026-11'],
  ['2026-12-31', '2026-01', '2026-12'],
  ['2026-01-01', '2025-02', '2026-01'],
  ['2024-02-29', '2023-03', '2024-02'],
])('[SQ-54] returns 12 months for %s, from %s to %s', (day, first, last) => {
  const months = lastMonths(day)
  expect(months).toHaveLength(12)
  expect([months[0], months.at(-1)]).toEqual([first, last])
  expect(months).toEqual([...new Set(months)].toSorted((a, b) => a.localeCompare(b)))
})

test.each([
  ['2026-01', '2026-01-31'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('returns the last day of %s: %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})
