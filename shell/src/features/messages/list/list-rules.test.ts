import { describe, expect, it } from 'vitest'
import { pagerOf, unreadAmong } from './list-rules.ts'

it.each([
  [undefined, null],
  [0, null],
  [9, null],
  [10, { current: 1, size: 20, total: 10 }],
  [11, { current: 1, size: 20, total: 11 }],
])('[MSG-04] shows for %s rows the pager %j', (total, pager) => {
  expect(pagerOf({ current: 1, size: 20 }, total)).toEqual(pager)
})

describe('[MSG-08] selection of messages to mark', () => {
  const rows = [
    { sid: 'a', read: 0 },
    { sid: 'b', read: 1 },
    { sid: 'c', read: 0 },
  ] as const
  const readStateOf = ({ sid, read: state }: (typeof rows)[number]) => ({ id: sid, state })

  it.each([
    ['nothing selected', [], []],
    ['only read ones', ['b'], []],
    ['some of each', ['a', 'b'], ['a']],
    ['one that is not visible any more', ['a', 'x'], ['a']],
    ['all', ['a', 'b', 'c'], ['a', 'c']],
  ])('marks only unread ones: %s', (_what, selected, ids) => {
    expect(unreadAmong(rows, new Set(selected), readStateOf)).toEqual(ids)
  })
})
