import type { CountSheetSave } from '../count-sheet.ts'

type Counted = Pick<CountSheetSave, 'counted' | 'differences'>

/** Returns true if each missing or surplus tool of a count has an explanation or a lost report. */
export function isCountCovered(expected: number, { counted, differences }: Counted): boolean {
  const explained = differences.filter(({ note, lostNo }) => note.trim() !== '' || lostNo.trim() !== '')
  const named = new Set(explained.map(({ assetNo }) => assetNo))
  return named.size >= Math.abs(expected - counted)
}
