import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

interface Part {
  readonly no: string
  readonly count: number | null
}

const PARTS: readonly Part[] = [
  { no: 'P10', count: 3 },
  { no: 'P9', count: null },
  { no: 'P1', count: 20 },
  { no: 'P2', count: 3 },
]
const VALUES = { no: ({ no }: Part) => no, count: ({ count }: Part) => count }
const sorted = (id: string, direction: 'asc' | 'desc') =>
  sortRows(PARTS, { id, direction }, VALUES, 'en').map(({ no }) => no)

test.each([
  ['no', 'asc', ['P1', 'P2', 'P9', 'P10']],
  ['no', 'desc', ['P10', 'P9', 'P2', 'P1']],
  ['count', 'asc', ['P10', 'P2', 'P1', 'P9']],
  ['count', 'desc', ['P1', 'P10', 'P2', 'P9']],
  ['other', 'asc', ['P10', 'P9', 'P1', 'P2']],
] as const)(
  '[LIST-01] sorts by %s %s: numbers as numbers, empty values last, equal rows in their order',
  (id, direction, order) => {
    expect(sorted(id, direction)).toEqual(order)
  },
)

test('[LIST-01] keeps the order of the rows without a sort order', () => {
  expect(sortRows(PARTS, null, VALUES, 'en')).toBe(PARTS)
})

test('[LIST-01] sorts Chinese names by pronunciation', () => {
  const rows = ['张三', '李四', '王五'].map(no => ({ no, count: null }))
  const order = sortRows(rows, { id: 'no', direction: 'asc' }, VALUES, 'zh').map(({ no }) => no)
  expect(order).toEqual(['李四', '王五', '张三'])
})
