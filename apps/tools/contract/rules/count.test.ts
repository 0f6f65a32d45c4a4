import { expect, it } from 'vitest'
import type { CountSheetSave } from '../count-sheet.ts'
import { isCountCovered } from './count.ts'

type Differences = CountSheetSave['differences']
const MISSING: Differences[number] = { assetNo: 'GN-0101', note: 'On the bench of bay 2', lostNo: '' }

it.each<[number, number, Differences, boolean]>([
  [42, 42, [], true],
  [42, 41, [], false],
  [42, 41, [MISSING], true],
  [42, 41, [{ ...MISSING, note: '', lostNo: 'LT-2026-0001' }], true],
  [42, 41, [{ ...MISSING, note: ' ' }], false],
  [42, 40, [MISSING, MISSING], false],
  [42, 43, [], false],
  [42, 43, [MISSING], true],
])(
  '[TL-12] for expected %i and counted %i, decides whether %j covers the difference: %s',
  (expected, counted, differences, covered) => {
    expect(isCountCovered(expected, { counted, differences })).toBe(covered)
  },
)
