import { expect, it } from 'vitest'
import { connectionsToClose } from './stalled-connections.ts'

const LIMITS = { unreadTimeoutMs: 30_000, unreadBytesMax: 100 }

it.each<[string, readonly [unreadBytes: number, stillForMs: number][], readonly number[]]>([
  ['no connection that makes progress, however much is unread', [[1_000, 0]], []],
  ['no connection after a normal pause', [[1_000, 1_999]], []],
  ['no connection without a response yet', [[0, 90_000]], []],
  ['no stalled connection while there is memory', [[100, 29_999]], []],
  [
    'a connection that stalls for too long',
    [
      [1, 30_000],
      [1, 29_999],
    ],
    [0],
  ],
  [
    'the longest stalled, until the rest fits',
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
])('cuts %s', (_whom, readers, closed) => {
  const all = readers.map(([unreadBytes, stillForMs], index) => ({ index, unreadBytes, stillForMs }))
  expect(connectionsToClose(all, LIMITS).map(({ index }) => index)).toEqual(closed)
})
