import { expect, test } from 'vitest'
import { shortLabel } from './short-label.ts'

test.each([
  ['Landing gear', 12, 'Landing gear'],
  ['Landing gears', 12, 'Landing gear…'],
  ['Landing gears', 8, 'Landing…'],
  ['起落架', 6, '起落架'],
  ['起落架舱门', 7, '起落架…'],
  ['32 起落架', 5, '32 起…'],
])('cuts %s after %i places', (label, places, short) => {
  expect(shortLabel(label, places)).toBe(short)
})
