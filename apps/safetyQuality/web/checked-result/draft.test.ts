import { describe, expect, test } from 'vitest'
import type { CheckItem, ItemResult } from '../../contract/checks/check-order.entities.ts'
import { NO_RESULT } from '../../contract/rules/checks/results.ts'
import { applyResult, isSamePart, partsOf, toSaveBody } from './draft.ts'

const item = (id: string, result: Partial<ItemResult> = {}): CheckItem => ({
  id,
  seq: 1,
  group: 'Group',
  text: 'Text',
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: '',
  critical: false,
  measures: [],
  result: { ...NO_RESULT, ...result },
  saved: null,
})
const B = item('b')
const ORDER = { id: 'o', version: 3, conclusion: 'Good.', items: [item('a', { result: 'C' }), B] }
const NIGHT: ItemResult = { ...NO_RESULT, result: 'NI', remark: 'night' }

describe('draft of a check order', () => {
  test('contains every item and the conclusion', () => {
    expect(partsOf(ORDER)).toEqual({ a: { ...NO_RESULT, result: 'C' }, b: NO_RESULT, conclusion: 'Good.' })
  })

  test('overrides the stored values', () => {
    expect(applyResult({ ...partsOf(ORDER), b: NIGHT }, B).result).toEqual(NIGHT)
    expect(applyResult(partsOf(ORDER), B)).toBe(B)
  })

  test('ignores the order of measured values', () => {
    const celsius = { unit: '°C', value: 20 }
    const humidity = { unit: '%RH', value: 50 }
    const measured = { ...NO_RESULT, measured: [celsius, humidity] }
    expect(isSamePart(measured, { ...NO_RESULT, measured: [humidity, celsius] })).toBe(true)
    expect(isSamePart(measured, { ...NO_RESULT, measured: [{ ...humidity, value: 51 }, celsius] })).toBe(
      false,
    )
    expect(isSamePart('Good.', 'Better.')).toBe(false)
  })

  test('is saved with the values it started from', () => {
    const changed = { b: { was: NO_RESULT, value: NIGHT }, conclusion: { was: 'Good.', value: 'Better.' } }
    expect(toSaveBody(ORDER, changed)).toEqual({
      id: 'o',
      version: 3,
      results: [{ itemId: 'b', was: NO_RESULT, ...NO_RESULT, result: 'NI', remark: 'night' }],
      conclusion: 'Better.',
      conclusionWas: 'Good.',
    })
    expect(toSaveBody(ORDER, { b: { was: NO_RESULT, value: NIGHT } })).not.toHaveProperty('conclusion')
  })
})
