import { expect, it } from 'vitest'
import { NO_WEDGE, nextWedge } from './wedge-rules.ts'

/** Returns the scans for these keys, each typed after a gap in ms. */
function scannedBy(keys: readonly string[], gap: number, isCommand = false): (string | null)[] {
  let wedge = NO_WEDGE
  let at = 1000
  return keys
    .map(key => {
      at += gap
      const next = nextWedge(wedge, { key, isCommand, at })
      wedge = next.wedge
      return next.scanned
    })
    .filter(scanned => scanned !== null)
}

const keysOf = (text: string) => Array.from(text)
const NUMBER = [...keysOf('CK-2026-0007'), 'Enter']

it.each<[string, string[], number, string[]]>([
  ['a number at the speed of a scanner', NUMBER, 8, ['CK-2026-0007']],
  ['as slow as a scanner may be', NUMBER, 50, ['CK-2026-0007']],
  ['at the speed of a quick hand', NUMBER, 51, []],
  ['ended by Tab', [...keysOf('P0007'), 'Tab'], 5, ['P0007']],
  ['with Shift between the letters', ['Shift', 'C', 'Shift', 'K', '-', '7', 'Enter'], 5, ['CK-7']],
  ['not ended', keysOf('CK-2026-0007'), 5, []],
  ['too short', ['0', '0', '7', 'Enter'], 5, []],
  ['without a digit', [...keysOf('checklist'), 'Enter'], 5, []],
  ['with an arrow in it', ['C', 'K', 'ArrowDown', '-', '7', 'Enter'], 5, []],
  ['two numbers', [...NUMBER, ...keysOf('P0007'), 'Enter'], 5, ['CK-2026-0007', 'P0007']],
  ['more than any number', [...keysOf('1'.repeat(101)), 'Enter'], 5, []],
  ['Enter alone', ['Enter'], 5, []],
])('detects scans: %s', (_what, keys, gap, scanned) => {
  expect(scannedBy(keys, gap)).toEqual(scanned)
})

it('starts a new number after a pause', () => {
  const first = nextWedge(NO_WEDGE, { key: 'X', isCommand: false, at: 0 }).wedge
  expect(nextWedge(first, { key: '7', isCommand: false, at: 5000 }).wedge.text).toBe('7')
})

it('treats keys with Ctrl as commands', () => {
  expect(scannedBy(NUMBER, 5, true)).toEqual([])
})
