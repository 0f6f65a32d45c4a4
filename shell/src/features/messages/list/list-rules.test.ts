import { describe, expect, it } from 'vitest'
import { pagerOf, selectedUnreadIds } from './list-rules.ts'

it.each([
  [null, undefined],
  [null, 0],
  [null, 9],
  [{ current: 1, size: 20, total: 10 }, 10],
  [{ current: 1, size: 20, total: 11 }, 11],
])('[MSG-04] shows the pager %j for %s rows', (pager, total) => {
  expect(pagerOf({ current: 1, size: 20 }, total)).toEqual(pager)
})

describe('[MSG-08] messages to mark as read', () => {
  const rows = [
    { sid: 'a', read: 0 },
    { sid: 'b', read: 1 },
    { sid: 'c', read: 0 },
  ] as const
  const readStateOf = ({ sid, read: state }: (typeof rows)[number]) => ({ id: sid, state })

  it.each([
    ['nothing selected', [], []],
    ['only read ones', ['b'], []],
    ['read and unread ones', ['a', 'b'], ['a']],
    ['one that is not visible any more', ['a', 'x'], ['a']],
    ['all', ['a', 'b', 'c'], ['a', 'c']],
  ])('are the unread ones of the selection: %s', (_case, selected, expectedIds) => {
    expect(selectedUnreadIds(rows, new Set(selected), readStateOf)).toEqual(expectedIds)
  })
})
