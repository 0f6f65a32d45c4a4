import { describe, expect, it } from 'vitest'
import {
  clampWidth,
  displayOrder,
  NO_LAYOUT,
  placeColumns,
  readLayout,
  togglePin,
  totalMinWidth,
  withWidth,
} from './column-layout.ts'

const COLUMNS = [
  { id: 'no', width: 100 },
  { id: 'title', minWidth: 200 },
  { id: 'due', width: 120 },
]
const layout = (widths: Record<string, number>, pinned: string[] = []) => ({ widths, pinned })

describe('column widths', () => {
  it.each([
    ['as the columns say', NO_LAYOUT, [100, undefined, 120], 420],
    ['the person’s before the column’s', layout({ due: 300 }), [100, undefined, 300], 600],
    ['the last one flexible when all are set', layout({ title: 250 }), [100, 250, undefined], 470],
    ['a pinned flexible one fixed', layout({}, ['title']), [100, 200, undefined], 420],
    ['unknown columns left out', layout({ gone: 10 }, ['gone']), [100, undefined, 120], 420],
  ])('%s', (_what, given, widths, needed) => {
    const placed = placeColumns(COLUMNS, given, { hasCheckboxes: false, framePx: 0, textScale: 1 })
    expect(placed.map(({ width }) => width)).toEqual(widths)
    expect(totalMinWidth(placed, false)).toBe(needed)
    expect(totalMinWidth(placed, true)).toBe(needed + 44)
  })

  it.each([
    ['no more room than they need', NO_LAYOUT, 420, [100, undefined, 120]],
    ['less room than they need', NO_LAYOUT, 300, [100, undefined, 120]],
    ['a quarter more, which the title alone has', NO_LAYOUT, 525, [100, undefined, 120]],
    ['half as much again', NO_LAYOUT, 630, [120, undefined, 144]],
    ['far more than they need', NO_LAYOUT, 4000, [160, undefined, 192]],
    ['half as much again next to one that the user set', layout({ due: 120 }), 630, [120, undefined, 120]],
  ])('[LIST-11] share the available room: %s', (_what, given, framePx, widths) => {
    const placed = placeColumns(COLUMNS, given, { hasCheckboxes: false, framePx, textScale: 1 })
    expect(placed.map(({ width }) => width)).toEqual(widths)
  })

  it.each([
    ['no more room than they need', 500, [100, 200, undefined, 120]],
    ['unknown room', 0, [100, 200, undefined, 120]],
    ['nearly a quarter more', 620, [100, 285, undefined, 120]],
  ])('[LIST-11] columns without a width share the room by their needs: %s', (_what, framePx, widths) => {
    const columns = [COLUMNS[0], COLUMNS[1], { id: 'remark', minWidth: 80 }, COLUMNS[2]].filter(
      column => column !== undefined,
    )
    const placed = placeColumns(columns, NO_LAYOUT, { hasCheckboxes: false, framePx, textScale: 1 })
    expect(placed.map(({ width }) => width)).toEqual(widths)
  })

  it('grow with the text unless the user set them', () => {
    const space = { hasCheckboxes: false, framePx: 1000, textScale: 8 / 7 }
    const placed = placeColumns(COLUMNS, layout({ due: 300 }), space)
    expect(placed.map(({ min }) => min)).toEqual([114, 229, 300])
  })

  it.each([
    [10, 64],
    [123.6, 124],
    [5000, 800],
  ])('fits a width of %d px to %d', (px, expected) => {
    expect(clampWidth(px)).toBe(expected)
  })

  it('are set and reset one by one', () => {
    const wide = withWidth(layout({ no: 90 }, ['no']), 'due', 300)
    expect(wide).toEqual(layout({ no: 90, due: 300 }, ['no']))
    expect(withWidth(wide, 'no', null)).toEqual(layout({ due: 300 }, ['no']))
  })
})

const stickyOffsets = (pinned: string[], frame: number, hasCheckboxes = false) =>
  placeColumns(COLUMNS, layout({}, pinned), { hasCheckboxes, framePx: frame, textScale: 1 }).map(
    ({ stickyOffset }) => stickyOffset,
  )

describe('pinned columns', () => {
  it.each([
    ['behind each other', ['no', 'title'], 1000, [0, 100, undefined]],
    ['none', [], 1000, [undefined, undefined, undefined]],
    ['only those that leave room to scroll', ['no', 'title'], 400, [0, undefined, undefined]],
    ['all while the frame is unknown', ['no', 'title'], 0, [0, 100, undefined]],
  ])('stay in view: %s', (_what, pinned, frame, expected) => {
    expect(stickyOffsets(pinned, frame)).toEqual(expected)
  })

  it('come after the checkboxes', () => {
    expect(stickyOffsets(['no'], 1000, true)).toEqual([44, undefined, undefined])
  })

  it('come first, in the order of the columns', () => {
    expect(displayOrder(['a', 'b', 'c', 'd'], ['d', 'b', 'gone'], [])).toEqual(['b', 'd', 'a', 'c'])
  })

  it('can be pinned and unpinned', () => {
    expect(togglePin(['a'], 'b')).toEqual(['a', 'b'])
    expect(togglePin(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('a column at the end', () => {
  const columns = [{ id: 'actions', width: 100, atEnd: true }, ...COLUMNS]
  const endsOf = (pinned: string[]) =>
    placeColumns(columns, layout({}, pinned), { hasCheckboxes: false, framePx: 1000, textScale: 1 }).map(
      ({ isStickyAtEnd }) => isStickyAtEnd,
    )

  it('comes last and stays in view', () => {
    expect(displayOrder(['actions', 'no', 'due'], [], ['actions'])).toEqual(['no', 'due', 'actions'])
    expect(endsOf([])).toEqual([true, false, false, false])
  })

  it('moves to the start when it is pinned', () => {
    expect(displayOrder(['no', 'actions', 'due'], ['actions'], ['actions'])).toEqual(['actions', 'no', 'due'])
    expect(endsOf(['actions'])).toEqual([false, false, false, false])
  })
})

it.each([[undefined], [null], ['x'], [[]], [{ widths: 3, pinned: 'a' }]])('ignores a stored %j', value => {
  expect(readLayout(value)).toEqual(NO_LAYOUT)
})

it('reads a saved layout and drops invalid parts', () => {
  const kept = { widths: { a: 120, b: 'x', c: null, d: 9999 }, pinned: ['a', 7] }
  expect(readLayout(JSON.parse(JSON.stringify(kept)))).toEqual({ widths: { a: 120, d: 800 }, pinned: ['a'] })
})
