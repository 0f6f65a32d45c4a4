import type { Static } from 'typebox'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { describeFields } from './describe-fields.ts'
import { fieldSortKeys, querySchema, responseSchema, saveSchema } from './field-schemas.ts'
import { describedTexts, withCodes } from './field-texts.ts'
import * as field from './fields.ts'

const KINDS = withCodes('old.kind', { HAND: { zh: '手', en: 'Hand' }, POWER: { zh: '电', en: 'Power' } })

const tool = describeFields({
  texts: 'tools',
  fields: {
    code: field.text(6, {
      zh: '编码',
      en: 'Code',
      textCode: 'admin.code',
      required: true,
      pattern: '^[A-Z]+$',
      sort: true,
      help: { zh: '帮助', en: 'Help' },
      wrong: { zh: '只含字母', en: 'Letters only', textCode: 'tools.codeWrong' },
    }),
    name: field.text(40, { zh: '名称', en: 'Name', sort: true, column: { id: 'title' } }),
    kind: field.choice(KINDS, { zh: '类型', en: 'Kind', required: true, filter: 'one' }),
    lent: field.readOnly(
      field.flag({
        zh: '状态',
        en: 'State',
        options: { true: { zh: '借出', en: 'Lent' }, false: { zh: '在库', en: 'In' } },
      }),
    ),
    loans: field.count({ zh: '次数', en: 'Loans' }),
  },
})

const Save = saveSchema(tool.fields, { version: Type.Integer() })
const Answer = responseSchema(tool.fields, { id: Type.String(), name: Type.Integer() })
const Query = querySchema(tool.fields, { site: Type.Optional(Type.String()) })

test('adds properties to the fields, or replaces a field', () => {
  expectTypeOf<Static<typeof Save>>().toEqualTypeOf<
    { code: string; name: string; kind: 'HAND' | 'POWER' } & { version: number }
  >()
  expectTypeOf<Static<typeof Answer>['name']>().toEqualTypeOf<number>()
  expectTypeOf<Static<typeof Query>['queryCriteria']['kind']>().toEqualTypeOf<'HAND' | 'POWER' | undefined>()
})

const SAVED = { code: 'JACK', name: '', kind: 'HAND', version: 1 }

describe('schemas', () => {
  test.each([
    ['a save', Save, SAVED, true],
    ['a save without a further property', Save, { ...SAVED, version: undefined }, false],
    ['a save beyond the pattern', Save, { ...SAVED, code: 'jack' }, false],
    ['an answer', Answer, { ...SAVED, id: '1', name: 7, lent: true, loans: 0 }, true],
    ['an answer with the replaced field', Answer, { ...SAVED, id: '1', lent: true, loans: 0 }, false],
    ['one option', Query, { current: 1, size: 10, queryCriteria: { kind: 'HAND' } }, true],
    ['several options', Query, { current: 1, size: 10, queryCriteria: { kind: ['HAND'] } }, false],
    ['a sort key', Query, { current: 1, size: 10, queryCriteria: { sortBy: 'title' } }, true],
    ['an invalid field name', Query, { current: 1, size: 10, queryCriteria: { sortBy: 'name' } }, false],
  ])('for %s: %#', (_what, schema, value, isTaken) => expect(Value.Check(schema, value)).toBe(isTaken))
})

test('uses column ids as sort keys', () => expect(fieldSortKeys(tool.fields)).toEqual(['code', 'title']))

test('gives every text a code', () => {
  expect([...describedTexts(tool)].map(([code, { en }]) => `${code} ${en}`)).toEqual([
    'admin.code Code',
    'tools.help.code Help',
    'tools.codeWrong Letters only',
    'tools.name Name',
    'tools.kind Kind',
    'old.kind.HAND Hand',
    'old.kind.POWER Power',
    'tools.lent State',
    'tools.options.lent.true Lent',
    'tools.options.lent.false In',
    'tools.loans Loans',
  ])
})
