import { expect, test } from 'vitest'
import { cutBranches } from './cut-branches.ts'

const department = (code: string, parentCode: string, level: number, below = 0) => ({
  code,
  parentCode,
  level,
  below,
})

test.each([
  ['an empty list', [], [], []],
  ['a whole tree', [department('A', '', 1, 1), department('B', 'A', 2)], [], []],
  [
    'a page that ends before the last one of a department',
    [department('A', '', 1, 2), department('B', 'A', 2)],
    [],
    ['A'],
  ],
  [
    'a page that ends two levels down',
    [department('A', '', 1, 2), department('B', 'A', 2, 1)],
    [],
    ['A', 'B'],
  ],
  ['a page that begins within a department', [department('C', 'A', 2), department('D', '', 1)], ['A'], []],
  [
    'a page that begins two levels down, topmost ancestor first',
    [department('C', 'B', 3), department('E', 'B', 3), department('F', 'A', 2)],
    ['A', 'B'],
    [],
  ],
  [
    'a page in the middle of a large department',
    [department('C', 'A', 2), department('D', 'A', 2, 3), department('E', 'D', 3)],
    ['A'],
    ['D'],
  ],
] as const)('[ADM-91] %s', (_what, rows, before, after) => {
  expect(cutBranches(rows)).toEqual({ before, after })
})
