import { expect, it } from 'vitest'
import { nextDue } from './next-due.ts'

it.each([
  ['2026-03-10', 12, '2027-03-10'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-10', 0, null],
  [null, 12, null],
])('[TL-08] calculates from a certificate of %s and %i months the due date %s', (day, months, due) => {
  expect(nextDue(day, months)).toBe(due)
})
