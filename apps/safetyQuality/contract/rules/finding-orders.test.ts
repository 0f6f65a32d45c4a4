import { expect, test } from 'vitest'
import type { Finding, ItemResult } from '../check-order.entities.ts'
import { makesOrder, orderLevelOf } from './finding-orders.ts'

const finding = (level: Finding['level']): Finding => ({
  level,
  description: 'ten characters and more',
  containment: '',
  responsibleDept: '',
  suggestDue: null,
})
const item = (result: ItemResult['result'], level: Finding['level'] | undefined) => ({
  result: {
    result,
    measured: [],
    remark: '',
    photos: [],
    finding: level === undefined ? null : finding(level),
  },
})

test.each([
  ['C', undefined, null],
  ['NA', undefined, null],
  ['NC', '1', '1'],
  ['NC', '2', '2'],
  ['NC', '3', '3'],
  ['NC', undefined, null],
  ['OBS', undefined, '3'],
  ['OBS', '2', '3'],
  [null, undefined, null],
] as const)('[SQ-13] %s of level %s makes an order of level %s', (result, level, expected) => {
  expect(orderLevelOf(item(result, level))).toBe(expected)
})

test('[SQ-13] levels 1 and 2 always make one', () => {
  expect((['1', '2', '3'] as const).map(makesOrder)).toEqual([true, true, false])
})
