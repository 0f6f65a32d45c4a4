import { pickTexts } from '@apron/sdk'
import { expect, test } from 'vitest'
import type { CheckItem, ItemResult } from '../../contract/check-order.entities.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { groupItems, numberRanges, resultSummary } from './item-words.ts'

test.each([
  ['1, 2, 3, 4', '1–4'],
  ['1, 2, 3, 5, 7, 8', '1–3, 5, 7, 8'],
  ['9, 10, 11', '9–11'],
  ['3', '3'],
  ['1, 2', '1, 2'],
  ['1–16', '1–16'],
  ['', ''],
])('%s reads %s', (list, shown) => {
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

test.each([
  ['', {}, 'Open'],
  ['Conforming', { remark: 'night' }, 'Conforming · night'],
  ['Measured', { measured: [{ value: 3, unit: 'mm' }] }, 'Measured · 3 mm'],
  [
    'Non-conforming',
    { finding: FINDING, photos: [{ name: 'a', url: '/file/1' }] },
    'Non-conforming · leak · tray · Photos 1',
  ],
])('a result in one line: %s %j', (name, result, said) => {
  expect(
    resultSummary(
      { ...EMPTY, ...result },
      { result: name, level: '' },
      pickTexts(CHECKED_RESULT_TEXTS, 'en').item,
    ),
  ).toBe(said)
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

test('items stand under the headings of the template, in their order', () => {
  const groups = groupItems([item(1, 'A'), item(2, 'A'), item(3, 'B')])
  expect(groups.map(({ name, items }) => [name, items.map(({ seq }) => seq)])).toEqual([
    ['A', [1, 2]],
    ['B', [3]],
  ])
  expect(groupItems([])).toEqual([])
})
