import { describe, expect, it } from 'vitest'
import { clampPage, jumpTarget, pageCount, pagerItems, withSize } from './paging-rules.ts'

const page = (current: number, total: number, size = 10) => ({ current, size, total })

describe('[TBL-01] pager', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [101, 50, 3],
  ])('divides %d rows at %d a page into %d pages', (total, size, expected) => {
    expect(pageCount({ total, size })).toBe(expected)
  })

  it.each([
    [0, 1],
    [-3, 1],
    [3, 3],
    [2.9, 2],
    [99, 5],
  ])('clamps page %d of 5 to %d', (wanted, expected) => {
    expect(clampPage(wanted, page(1, 50))).toBe(expected)
  })

  it.each([
    [1, 0, '1'],
    [1, 70, '1 2 3 4 5 6 7'],
    [1, 100, '1 2 3 4 5 gap-after 10'],
    [4, 100, '1 2 3 4 5 gap-after 10'],
    [5, 100, '1 gap-before 4 5 6 gap-after 10'],
    [6, 100, '1 gap-before 5 6 7 gap-after 10'],
    [7, 100, '1 gap-before 6 7 8 9 10'],
    [10, 100, '1 gap-before 6 7 8 9 10'],
    [99, 100, '1 gap-before 6 7 8 9 10'],
  ])('on page %d of %d rows it shows %s', (current, total, expected) => {
    expect(pagerItems(page(current, total)).join(' ')).toBe(expected)
  })

  it.each([
    [1, 10, 20, 1],
    [3, 10, 20, 2],
    [5, 10, 50, 1],
    [2, 50, 10, 6],
    [99, 10, 20, 5],
  ])('from page %d at %d rows to %d rows goes to page %d', (current, size, nextSize, expected) => {
    expect(withSize(nextSize, page(current, 100, size))).toEqual({ current: expected, size: nextSize })
  })

  it.each([
    ['', null],
    ['x', null],
    ['-1', null],
    ['0', 1],
    [' 3 ', 3],
    ['３', 3],
    ['400', 5],
  ])('reads the jump to %j as page %j of 5', (text, expected) => {
    expect(jumpTarget(text, page(1, 50))).toBe(expected)
  })
})
