import { describe, expect, test } from 'vitest'
import type { CheckItem, ItemResult } from '../../contract/check-order.entities.ts'
import { NO_FINDING } from '../../contract/rules/results.ts'
import {
  changeConclusion,
  changedByOthers,
  changeResult,
  conclusionWithDraft,
  draftOfTyped,
  isAllOf,
  isDirty,
  itemsWithDraft,
  keepOwn,
  NO_DRAFT,
  takeTheirs,
  toSaveBody,
  typedValues,
  withoutSaved,
} from './draft.ts'

const EMPTY: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }
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
  result: { ...EMPTY, ...result },
  saved: null,
})
const ORDER = { id: 'o', version: 3, conclusion: 'Good.', items: [item('a', { result: 'C' }), item('b')] }
const [A, B] = [item('a', { result: 'C' }), item('b')]

describe('draft of results', () => {
  test('holds only what was touched and lies over what is stored', () => {
    const draft = changeResult(NO_DRAFT, B, { result: 'NI', remark: 'night' })
    expect(isDirty(draft)).toBe(true)
    expect(itemsWithDraft(ORDER, draft).map(each => each.result.result)).toEqual(['C', 'NI'])
    expect(toSaveBody(ORDER, draft)).toEqual({
      id: 'o',
      version: 3,
      results: [{ itemId: 'b', was: EMPTY, ...EMPTY, result: 'NI', remark: 'night' }],
    })
  })

  test('going back to what is stored leaves nothing to save', () => {
    const there = changeResult(NO_DRAFT, A, { result: 'NC', finding: NO_FINDING })
    const back = changeResult(there, A, { result: 'C' })
    expect(isDirty(there)).toBe(true)
    expect(isDirty(back)).toBe(false)
  })

  test('the order of measured values does not make a draft', () => {
    const celsius = { unit: '°C', value: 20 }
    const humidity = { unit: '%RH', value: 50 }
    const stored = item('m', { measured: [celsius, humidity] })
    expect(isDirty(changeResult(NO_DRAFT, stored, { measured: [humidity, celsius] }))).toBe(false)
    expect(isDirty(changeResult(NO_DRAFT, stored, { measured: [{ ...humidity, value: 51 }, celsius] }))).toBe(
      true,
    )
  })

  test('the conclusion', () => {
    const draft = changeConclusion(NO_DRAFT, ORDER, 'Better.')
    expect(conclusionWithDraft(ORDER, draft)).toBe('Better.')
    expect(toSaveBody(ORDER, draft)).toEqual({
      id: 'o',
      version: 3,
      results: [],
      conclusion: 'Better.',
      conclusionWas: 'Good.',
    })
    expect(isDirty(changeConclusion(draft, ORDER, 'Good.'))).toBe(false)
  })

  test('what is typed while saving stays', () => {
    const sent = changeResult(NO_DRAFT, B, { result: 'NI' })
    const typedOn = changeConclusion(changeResult(sent, A, { remark: 'late' }), ORDER, 'New.')
    expect(withoutSaved(sent, typedValues(ORDER, sent))).toEqual(NO_DRAFT)
    // Into the item that is being saved.
    const same = changeResult(sent, B, { result: 'NI', remark: 'typed meanwhile' })
    expect(withoutSaved(same, typedValues(ORDER, sent)).results).toEqual({
      b: {
        was: { ...EMPTY, result: 'NI' },
        value: { ...EMPTY, result: 'NI', remark: 'typed meanwhile' },
      },
    })
    expect(withoutSaved(typedOn, typedValues(ORDER, sent))).toEqual({
      results: { a: { was: A.result, value: { ...A.result, remark: 'late' } } },
      conclusion: { was: 'Good.', value: 'New.' },
    })
  })

  test('[OFF-10] all of it waits for the network as long as nothing else is typed', () => {
    const sent = typedValues(ORDER, changeResult(NO_DRAFT, B, { result: 'NI' }))
    expect(isAllOf(sent, JSON.parse(JSON.stringify(sent)))).toBe(true)
    expect(isAllOf(typedValues(ORDER, changeConclusion(NO_DRAFT, ORDER, 'New.')), sent)).toBe(false)
  })
})

describe('conflicts with a colleague', () => {
  const own = changeResult(NO_DRAFT, B, { result: 'C' })
  const theirs = item('b', { result: 'NC', remark: 'cracked' })
  const newer = { ...ORDER, version: 4, items: [A, theirs] }

  test('are reported only for items that the person is changing', () => {
    expect(changedByOthers(ORDER, own)).toEqual([])
    expect(changedByOthers(newer, own)).toEqual([theirs])
    expect(changedByOthers(newer, changeResult(NO_DRAFT, A, { remark: 'x' }))).toEqual([])
    expect(changedByOthers({ items: [A, item('b', { result: 'C' })] }, own)).toEqual([])
  })

  test('end when the person keeps their own result', () => {
    expect(toSaveBody(newer, own).results).toEqual([{ itemId: 'b', was: EMPTY, ...EMPTY, result: 'C' }])
    const kept = keepOwn(own, theirs)
    expect(changedByOthers(newer, kept)).toEqual([])
    expect(toSaveBody(newer, kept).results[0]?.was).toEqual(theirs.result)
    expect(isDirty(takeTheirs(own, 'b'))).toBe(false)
  })
})

describe('what is typed into an order, by field', () => {
  const typed = changeConclusion(changeResult(NO_DRAFT, B, { result: 'NI', remark: 'night' }), ORDER, 'Bad.')

  test('is every item and the conclusion as they stand on the page', () => {
    const values = typedValues(ORDER, typed)
    expect(Object.keys(values)).toEqual(['a', 'b', 'conclusion'])
    expect(values['b']).toEqual({ ...EMPTY, result: 'NI', remark: 'night' })
    expect(values['conclusion']).toBe('Bad.')
    expect(typedValues(ORDER, NO_DRAFT)['conclusion']).toBe('Good.')
  })

  test('is the same draft again, and none where nothing was typed', () => {
    expect(draftOfTyped(ORDER, typedValues(ORDER, typed))).toEqual(typed)
    expect(draftOfTyped(ORDER, typedValues(ORDER, NO_DRAFT))).toEqual(NO_DRAFT)
    expect(draftOfTyped(ORDER, { gone: EMPTY })).toEqual(NO_DRAFT)
  })
})
