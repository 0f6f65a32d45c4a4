import { describe, expect, test } from 'vitest'
import type { CheckItem, Finding, ItemResult } from '../../checks/check-order.entities.ts'
import { itemProblem, submitProblems } from './submit-problems.ts'

const NOTHING: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }
const PHOTO = { name: 'a.jpg', url: '/portal-csn/api/file/preview/1' }
const finding = (change: Partial<Finding> = {}): Finding => ({
  level: '2',
  description: 'ten characters and more',
  containment: '',
  responsibleDept: 'D0501',
  suggestDue: null,
  ...change,
})

type TestItem = Pick<CheckItem, 'id' | 'seq' | 'critical' | 'measures' | 'result'>
const plain = (result: Partial<ItemResult>): TestItem => ({
  id: 'i1',
  seq: 1,
  critical: false,
  measures: [],
  result: { ...NOTHING, ...result },
})
const critical = (result: Partial<ItemResult>): TestItem => ({ ...plain(result), critical: true })
const measured = (result: Partial<ItemResult>): TestItem => ({
  ...plain(result),
  measures: [
    { unit: '°C', min: 10, max: 30 },
    { unit: '%RH', min: null, max: 70 },
  ],
})
const climate = (celsius: number, humidity: number) => [
  { unit: '°C', value: celsius },
  { unit: '%RH', value: humidity },
]

describe('problem that blocks the submission of an item', () => {
  test.each([
    ['no result', plain({}), 'noResult'],
    ['conforming', plain({ result: 'C' }), null],
    ['not applicable', plain({ result: 'NA' }), null],
    ['not applicable, though it is measured', measured({ result: 'NA' }), null],
    ['not inspected without a remark', plain({ result: 'NI', remark: '  ' }), 'remarkMissing'],
    ['not inspected with a remark', plain({ result: 'NI', remark: 'night' }), null],
    ['nonconforming without a finding', plain({ result: 'NC' }), 'levelMissing'],
    [
      'nonconforming without a level',
      plain({ result: 'NC', finding: finding({ level: null }) }),
      'levelMissing',
    ],
    [
      'nonconforming with nine characters',
      plain({ result: 'NC', finding: finding({ description: ' 123456789 ' }) }),
      'descriptionMissing',
    ],
    [
      'nonconforming with ten characters',
      plain({ result: 'NC', finding: finding({ description: '1234567890' }) }),
      null,
    ],
    ['nonconforming as level 3', plain({ result: 'NC', finding: finding({ level: '3' }) }), null],
    ['critical, level 3', critical({ result: 'NC', finding: finding({ level: '3' }) }), 'levelTooLow'],
    ['critical without a photo', critical({ result: 'NC', finding: finding() }), 'photoMissing'],
    ['critical with a photo', critical({ result: 'NC', finding: finding(), photos: [PHOTO] }), null],
    ['critical and conforming', critical({ result: 'C' }), null],
    ['observation without a description', plain({ result: 'OBS' }), null],
    ['observation with a description', plain({ result: 'OBS', finding: finding({ level: null }) }), null],
    [
      'observation with a short description',
      plain({ result: 'OBS', finding: finding({ description: 'short' }) }),
      'descriptionMissing',
    ],
    ['measured without values', measured({ result: 'C' }), 'measuredMissing'],
    [
      'measured with one of two values',
      measured({ result: 'C', measured: [{ unit: '°C', value: 20 }] }),
      'measuredMissing',
    ],
    ['measured within limits', measured({ result: 'C', measured: climate(20, 50) }), null],
    [
      'measured outside limits, conforming',
      measured({ result: 'C', measured: climate(20, 71) }),
      'outOfLimits',
    ],
    [
      'measured outside limits, nonconforming',
      measured({ result: 'NC', measured: climate(9, 50), finding: finding() }),
      null,
    ],
    ['measured, observation without values', measured({ result: 'OBS' }), 'measuredMissing'],
  ] as const)('judges an item: %s', (_case, item, problem) => {
    expect(itemProblem(item)).toBe(problem)
  })
})

describe('problems that block the submission of a check', () => {
  test('returns those of the items in order, then that of the conclusion', () => {
    const items = [
      plain({ result: 'C' }),
      { ...plain({}), id: 'i2', seq: 2 },
      { ...plain({ result: 'NI' }), id: 'i3', seq: 3 },
    ]
    expect(submitProblems(items, ' ')).toEqual([
      { itemId: 'i2', seq: 2, error: 'noResult' },
      { itemId: 'i3', seq: 3, error: 'remarkMissing' },
      { itemId: null, seq: 0, error: 'conclusionMissing' },
    ])
  })

  test('returns none for a complete check', () => {
    expect(submitProblems([plain({ result: 'C' })], 'Good.')).toEqual([])
  })
})
