import { describe, expect, it } from 'vitest'
import { type RowExtent, rowsAreVirtual, rowsToDraw, shouldAdjustScroll, withGaps } from './virtual-rules.ts'

it.each([
  ['none', 0, false, false],
  ['one less than 200', 199, false, false],
  ['200', 200, false, true],
  ['many', 5_000, false, true],
  ['many on one page', 5_000, true, false],
])('%s: decides for %d rows, paged %s: virtual %s', (_name, rows, paged, expected) => {
  expect(rowsAreVirtual(rows, paged)).toBe(expected)
})

describe('rowsToDraw', () => {
  it.each([
    ['at the start', { startIndex: 0, endIndex: 4 }, [], upTo(0, 12)],
    ['in the middle', { startIndex: 100, endIndex: 104 }, [], upTo(92, 112)],
    ['at the end', { startIndex: 295, endIndex: 299 }, [], upTo(287, 299)],
    ['with a row kept before', { startIndex: 100, endIndex: 104 }, [3], [2, 3, 4, ...upTo(92, 112)]],
    ['with a row kept in view', { startIndex: 100, endIndex: 104 }, [102], upTo(92, 112)],
    ['with the ends kept', { startIndex: 100, endIndex: 104 }, [299, 0], [0, 1, ...upTo(92, 112), 298, 299]],
    ['with a row kept that is gone', { startIndex: 0, endIndex: 0 }, [300, -1], upTo(0, 8)],
  ])('%s', (_name, view, kept, expected) => {
    expect(rowsToDraw(view, kept, 300)).toEqual(expected)
  })
})

describe('withGaps', () => {
  it.each([
    ['nothing is drawn yet', [], 50, 450, [{ kind: 'gap', px: 400 }]],
    ['all is drawn', [row(0, 50, 90), row(1, 90, 150)], 50, 150, [0, 1]],
    [
      'before, between and after, rows of different height',
      [row(2, 130, 170), row(5, 250, 310), row(6, 310, 350)],
      50,
      450,
      [{ kind: 'gap', px: 80 }, 2, { kind: 'gap', px: 80 }, 5, 6, { kind: 'gap', px: 100 }],
    ],
  ])('%s', (_name, rows, from, to, expected) => {
    const slots = withGaps(rows, from, to).map(slot => (slot.kind === 'row' ? slot.index : slot))
    expect(slots).toEqual(expected)
  })
})

describe('shouldAdjustScroll', () => {
  const view = { top: 1_000, height: 600, listEnd: 9_000, wasMeasured: false, upwards: false }

  it.each([
    ['above the view moves it', { ...view, start: 900, end: 940 }, true],
    ['across its edge moves it, seen for the first time', { ...view, start: 980, end: 1_020 }, true],
    ['in view pushes the rows below it', { ...view, start: 1_100, end: 1_140 }, false],
    ['above the view later moves it', { ...view, wasMeasured: true, start: 900, end: 940 }, true],
    ['across its edge later grows at its end', { ...view, wasMeasured: true, start: 980, end: 1_020 }, false],
    [
      'above the view, on the way up',
      { ...view, wasMeasured: true, upwards: true, start: 900, end: 940 },
      false,
    ],
    ['in view at the end keeps the end in view', { ...view, listEnd: 1_600, start: 1_100, end: 1_140 }, true],
  ])('%s', (_name, change, expected) => {
    expect(shouldAdjustScroll(change)).toBe(expected)
  })
})

function upTo(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}

function row(index: number, start: number, end: number): RowExtent {
  return { index, start, end }
}
