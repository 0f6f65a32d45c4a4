import { expect, test } from 'vitest'
import { isFilterSet, NO_FILTER, toCriteria } from './library-filter.ts'

test('leaves out empty conditions', () => {
  expect(toCriteria(NO_FILTER)).toEqual({})
  expect(toCriteria({ ...NO_FILTER, text: '  ' })).toEqual({})
  expect(isFilterSet(NO_FILTER)).toBe(false)
})

test('sends every condition under its name', () => {
  const all = {
    text: ' 滤芯 ',
    category: 'MATL',
    ata: '29',
    factor: 'C',
    monthFrom: '2026-01',
    monthTo: '2026-03',
  }
  expect(toCriteria(all)).toEqual({ ...all, text: '滤芯' })
  expect(isFilterSet({ ...NO_FILTER, ata: '29' })).toBe(true)
})

test('swaps months in the wrong order', () => {
  expect(toCriteria({ ...NO_FILTER, monthFrom: '2026-03', monthTo: '2026-01' })).toEqual({
    monthFrom: '2026-01',
    monthTo: '2026-03',
  })
})
