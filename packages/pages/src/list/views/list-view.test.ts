import { describe, expect, test } from 'vitest'
import { choice, flag, oneOf, period, someOf, text } from '../filter/filter-fields.ts'
import { initialView, readView } from './list-view.ts'

const SHAPE = {
  filter: {
    text: text(),
    dept: choice(),
    kind: oneOf(['A', 'B']),
    status: someOf(['OPEN', 'DONE']),
    period: period(),
    overdue: flag(),
  },
  sortKeys: ['no', 'end'],
} as const

const FULL = {
  filter: {
    text: ' 工具 ',
    dept: 'D0501',
    kind: 'B',
    status: ['OPEN', 'DONE'],
    period: ['2026-01-01', null],
    overdue: true,
  },
  sort: { id: 'end', direction: 'desc' },
  size: 30,
  columns: ['end', 'no'],
} as const

const NONE = { text: '', dept: null, kind: null, status: [], period: [null, null], overdue: false }

test('has no filter, no order, and pages of ten or its own size at first', () => {
  expect(initialView(SHAPE)).toEqual({ filter: NONE, sort: null, size: 10, columns: null })
  expect(initialView({ ...SHAPE, size: 20 }).size).toBe(20)
})

describe('readView', () => {
  test('restores a stored view', () => {
    expect(readView(SHAPE, FULL)).toEqual(FULL)
  })

  test('drops only what the list no longer has', () => {
    const stored = {
      filter: { ...FULL.filter, status: ['OPEN', 'LOST'], kind: 'C', gone: 1 },
      sort: FULL.sort,
    }
    expect(readView(SHAPE, stored)).toEqual({
      filter: { ...FULL.filter, status: ['OPEN'], kind: null },
      sort: FULL.sort,
      size: 10,
      columns: null,
    })
  })

  test.each([
    ['nothing', undefined],
    ['a text', '{'],
    ['a list', []],
    ['a number', 7],
    [
      'wrong kinds',
      {
        filter: { text: 1, dept: '', kind: 1, status: 'OPEN', period: 'x', overdue: 'yes' },
        sort: { id: 'drop' },
        size: 11,
      },
    ],
  ])('reads %s as the first view', (_what, stored) => {
    expect(readView(SHAPE, stored)).toEqual(initialView(SHAPE))
  })
})
