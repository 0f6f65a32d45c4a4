import { expect, test } from 'vitest'
import type { CheckItem } from '../../contract/check-order.entities.ts'
import { groupItems } from './item-groups.ts'

const item = (seq: number, group: string): CheckItem => ({
  id: String(seq),
  seq,
  group,
  text: '',
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: '',
  critical: false,
  measures: [],
  result: { result: null, measured: [], remark: '', photos: [], finding: null },
  saved: null,
})

test('items stand under the headings of the template, in their order', () => {
  const groups = groupItems([item(1, 'A'), item(2, 'A'), item(3, 'B')])
  expect(groups.map(({ name, items }) => [name, items.map(({ seq }) => seq)])).toEqual([
    ['A', [1, 2]],
    ['B', [3]],
  ])
  expect(groupItems([])).toEqual([])
})
