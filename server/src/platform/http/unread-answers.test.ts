import { expect, it } from 'vitest'
import { readersToCut } from './unread-answers.ts'

const LIMITS = { unreadTimeoutMs: 30_000, unreadBytesMax: 100 }

it.each<[string, readonly [unreadBytes: number, stillForMs: number][], readonly number[]]>([
  ['nobody who reads, however much', [[1_000, 0]], []],
  ['nobody with an ordinary line', [[1_000, 1_999]], []],
  ['nobody whose answer is still being made', [[0, 90_000]], []],
  ['nobody who stands still while there is room', [[100, 29_999]], []],
  [
    'a connection that stalls for too long',
    [
      [1, 30_000],
      [1, 29_999],
    ],
    [0],
  ],
  [
    'who stands still longest, until the rest fits',
    [
      [60, 3_000],
      [60, 9_000],
      [60, 5_000],
    ],
    [1, 2],
  ],
  [
    'the overdue first',
    [
      [90, 2_000],
      [60, 40_000],
    ],
    [1],
  ],
])('cuts %s', (_whom, readers, cut) => {
  const all = readers.map(([unreadBytes, stillForMs], index) => ({ index, unreadBytes, stillForMs }))
  expect(readersToCut(all, LIMITS).map(({ index }) => index)).toEqual(cut)
})
