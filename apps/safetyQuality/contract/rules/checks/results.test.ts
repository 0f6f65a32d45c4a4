import { describe, expect, test } from 'vitest'
import type { Finding, ItemResult } from '../../checks/check-order.entities.ts'
import { CHECK_RESULTS } from '../../values.ts'
import {
  countResults,
  findOverwritten,
  hasPreviousValues,
  NO_FINDING,
  NO_RESULT,
  orderLevelOf,
  requiresOrder,
  tidyResult,
} from './results.ts'

const parseResults = (text: string) =>
  text.split(' ').map(word => CHECK_RESULTS.find(result => result === word) ?? null)

describe('score of a check', () => {
  test.each([
    ['- - -', { done: 0, nc: 0, obs: 0, score: null }],
    ['C C C', { done: 3, nc: 0, obs: 0, score: 100 }],
    ['NC NC', { done: 2, nc: 2, obs: 0, score: 0 }],
    ['C C NC', { done: 3, nc: 1, obs: 0, score: 66.7 }],
    ['C NC NC', { done: 3, nc: 2, obs: 0, score: 33.3 }],
    ['C NA NI OBS', { done: 4, nc: 0, obs: 1, score: 100 }],
    ['NA NI', { done: 2, nc: 0, obs: 0, score: null }],
    ['OBS OBS -', { done: 2, nc: 0, obs: 2, score: null }],
    ['C C C C C C C NC', { done: 8, nc: 1, obs: 0, score: 87.5 }],
  ])('computes the score of %s', (results, expected) => {
    expect(countResults(parseResults(results))).toEqual(expected)
  })
})

const remark = (text: string): ItemResult => ({ ...NO_RESULT, result: 'C', remark: text })

describe('save based on an older version', () => {
  const change = { itemId: 'a', ...remark('mine') }
  const save = { id: 'order', version: 1 }

  test.each([
    [[], {}, false],
    [[change], {}, false],
    [[{ ...change, was: NO_RESULT }], {}, true],
    [[{ ...change, was: NO_RESULT }, change], {}, false],
    [[], { conclusion: 'Good' }, false],
    [[], { conclusion: 'Good', conclusionWas: '' }, true],
    [[change], { conclusion: 'Good', conclusionWas: '' }, false],
  ])('decides whether %o with %o compares everything it changes: %s', (results, conclusion, expected) => {
    expect(hasPreviousValues({ ...save, results, ...conclusion })).toBe(expected)
  })

  test.each([
    ['old', 'old', undefined],
    ['mine', 'old', undefined],
    ['theirs', 'old', 'a'],
    ['theirs', undefined, undefined],
  ])(
    'finds the result that a save would overwrite: stored “%s”, loaded “%s”: %s',
    (stored, loaded, expected) => {
      const items = [
        { id: 'b', result: remark('theirs') },
        { id: 'a', result: remark(stored) },
      ]
      const results = [{ ...change, ...(loaded === undefined ? {} : { was: remark(loaded) }) }]
      expect(findOverwritten(items, { results })?.id).toBe(expected)
    },
  )
})

describe('tidy result', () => {
  const finding: Finding = { ...NO_FINDING, description: ' Loose cable ', containment: ' Tied ' }

  test.each(['C', 'NA', 'NI', null] as const)('removes the finding from %s', result => {
    expect(tidyResult({ ...NO_RESULT, result, finding }, 'D01').finding).toBeNull()
  })

  test.each([
    ['', 'D01'],
    ['D02', 'D02'],
  ])('assigns a finding for “%s” to %s', (responsibleDept, expected) => {
    const result: ItemResult = {
      ...NO_RESULT,
      result: 'NC',
      remark: ' See photo ',
      finding: { ...finding, responsibleDept },
    }
    expect(tidyResult(result, 'D01')).toEqual({
      ...result,
      remark: 'See photo',
      finding: {
        ...finding,
        description: 'Loose cable',
        containment: 'Tied',
        responsibleDept: expected,
      },
    })
  })
})

describe('[SQ-13] level of the order about a finding', () => {
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
  ] as const)('returns for %s of level %s an order of level %s', (result, level, expected) => {
    const finding = level === undefined ? null : { ...NO_FINDING, level }
    expect(orderLevelOf({ result: { ...NO_RESULT, result, finding } })).toBe(expected)
  })

  test('always creates an order for levels 1 and 2', () => {
    expect((['1', '2', '3'] as const).map(requiresOrder)).toEqual([true, true, false])
  })
})
