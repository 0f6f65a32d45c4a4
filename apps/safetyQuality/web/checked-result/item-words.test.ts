import { type FieldValues, textIn } from '@apron/contract/records/fields'
import { expect, test } from 'vitest'
import type { CheckItem, ItemResult } from '../../contract/checks/check-order.entities.ts'
import { groupItems, numberRanges, resultSummary } from './item-words.ts'

test.each([
  ['1, 2, 3, 4', '1–4'],
  ['1, 2, 3, 5, 7, 8', '1–3, 5, 7, 8'],
  ['9, 10, 11', '9–11'],
  ['3', '3'],
  ['1, 2', '1, 2'],
  ['1–16', '1–16'],
  ['', ''],
])('shortens %s to %s', (list, shown) => {
  expect(numberRanges(list)).toBe(shown)
})

const EMPTY: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }
const FINDING = {
  level: null,
  description: 'leak',
  containment: 'tray',
  responsibleDept: '',
  suggestDue: null,
}

const WORDS = {
  label: (name: string) => name,
  format: (name: string, values: FieldValues) => textIn(values, name),
}

test.each<[Partial<ItemResult>, string]>([
  [{}, 'Open'],
  [{ result: 'C', remark: 'night' }, 'C · night'],
  [{ result: 'C', measured: [{ value: 3, unit: 'mm' }] }, 'C · 3 mm'],
  [
    { result: 'NC', finding: { ...FINDING, level: '2' }, photos: [{ name: 'a', url: '/file/1' }] },
    'NC · 2 · leak · tray · photos 1',
  ],
])('summarises %j in one line', (result, summary) => {
  expect(resultSummary({ ...EMPTY, ...result }, WORDS, 'Open')).toBe(summary)
})

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

test('groups items under the headings of the template, in their order', () => {
  const groups = groupItems([item(1, 'A'), item(2, 'A'), item(3, 'B')])
  expect(groups.map(({ name, items }) => [name, items.map(({ seq }) => seq)])).toEqual([
    ['A', [1, 2]],
    ['B', [3]],
  ])
  expect(groupItems([])).toEqual([])
})
