import { expect, test } from 'vitest'
import { isSet, NO_FILTER, toCriteria } from './library-filter.ts'

test('what says nothing is not asked for', () => {
  expect(toCriteria(NO_FILTER)).toEqual({})
  expect(toCriteria({ ...NO_FILTER, text: '  ' })).toEqual({})
  expect(isSet(NO_FILTER)).toBe(false)
})

test('every condition has its name', () => {
  const all = {
    text: ' 滤芯 ',
    category: 'MATL',
    ata: '29',
    factor: 'C',
    monthFrom: '2026-01',
    monthTo: '2026-03',
  }
  expect(toCriteria(all)).toEqual({ ...all, text: '滤芯' })
  expect(isSet({ ...NO_FILTER, ata: '29' })).toBe(true)
})

test('months the wrong way round are turned', () => {
  expect(toCriteria({ ...NO_FILTER, monthFrom: '2026-03', monthTo: '2026-01' })).toEqual({
    monthFrom: '2026-01',
    monthTo: '2026-03',
  })
})
