import { text } from '@apron/contract/entities/fields'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { fieldRules } from './form-schema.ts'
import { schemaProblems } from './schema-problems.ts'

const CARD = Type.Object({
  name: text(5, 1),
  code: Type.String({ pattern: '^[A-Z]{3}$' }),
  note: Type.String({ maxLength: 4 }),
  reason: Type.String({ minLength: 3 }),
  link: Type.String({ pattern: '^(/.*)?$' }),
  count: Type.Integer({ minimum: 1, maximum: 9 }),
  share: Type.Union([Type.Number({ maximum: 1 }), Type.Null()]),
  kind: Type.Enum(['red', 'blue']),
  size: Type.Union([Type.Literal('s'), Type.Literal('l')]),
  parts: Type.Array(Type.String(), { minItems: 1, maxItems: 2 }),
  sites: Type.Array(Type.String()),
  open: Type.Boolean(),
  remark: Type.Optional(Type.String({ minLength: 1 })),
})

const GOOD = {
  name: 'Card',
  code: 'ABC',
  note: '',
  reason: 'abc',
  link: '',
  count: 3,
  share: null,
  kind: 'red',
  size: 's',
  parts: ['x'],
  sites: [],
  open: false,
}

test('finds no problem with values that the schema accepts', () => {
  expect(schemaProblems(CARD, GOOD)).toEqual([])
  expect(Value.Check(CARD, GOOD)).toBe(true)
})

/** Invalid values with the problem of each. */
const WRONG: [field: string, value: unknown, problem: string, params?: Record<string, string>][] = [
  ['name', '', 'required'],
  ['name', '  ', 'required'],
  ['name', '\u200B', 'required'],
  ['name', 'Cards!', 'tooLong', { max: '5' }],
  ['code', '', 'required'],
  ['code', 'Abc', 'form'],
  ['note', '12345', 'tooLong', { max: '4' }],
  ['reason', 'ab', 'tooShort', { min: '3' }],
  ['link', 'x', 'form'],
  ['link', ' ', 'form'],
  ['count', null, 'required'],
  ['count', 0, 'tooSmall', { min: '1' }],
  ['count', 10, 'tooLarge', { max: '9' }],
  ['count', 1.5, 'whole'],
  ['share', 2, 'tooLarge', { max: '1' }],
  ['kind', null, 'required'],
  ['kind', 'green', 'form'],
  ['size', 'm', 'form'],
  ['parts', [], 'required'],
  ['parts', ['a', 'b', 'c'], 'tooMany', { max: '2' }],
]

test.each(WRONG)(
  'finds the problem with %s %j: %s, and the schema rejects it too',
  (field, value, problem, params) => {
    const values = { ...GOOD, [field]: value }
    expect(schemaProblems(CARD, values)).toEqual([
      { field, problem, ...(params === undefined ? {} : { params }) },
    ])
    expect(Value.Check(CARD, values)).toBe(false)
  },
)

test.each<[string, unknown]>([
  ['count', 1],
  ['count', 9],
  ['share', 1],
  ['note', '1234'],
  ['name', 'Cards'],
  ['link', '/x'],
  ['size', 'l'],
  ['parts', ['a', 'b']],
])('accepts %s %j', (field, value) => {
  const values = { ...GOOD, [field]: value }
  expect(schemaProblems(CARD, values)).toEqual([])
  expect(Value.Check(CARD, values)).toBe(true)
})

test('applies no rules to properties that the schema does not have', () => {
  expect(schemaProblems(CARD, { ...GOOD, day: null, clock: '' })).toEqual([])
})

test('returns required fields, maximum lengths and allowed values', () => {
  const required = Object.keys(CARD.properties).filter(name => fieldRules(CARD, name).required)
  expect(required).toEqual(['name', 'code', 'reason', 'count', 'kind', 'size', 'parts'])
  expect(fieldRules(CARD, 'note').value.maxLength).toBe(4)
  expect(fieldRules(CARD, 'share').value.maximum).toBe(1)
  expect(fieldRules(CARD, 'kind').choices).toEqual(['red', 'blue'])
  expect(fieldRules(CARD, 'size').choices).toEqual(['s', 'l'])
  expect(fieldRules(CARD, 'day')).toEqual({ required: false, value: {}, choices: [] })
})
