import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { compileInputCheck } from './input-check.ts'

const check = compileInputCheck(
  Type.Object({
    name: Type.String({ maxLength: 3 }),
    size: Type.Integer({ minimum: 1, default: 10 }),
    inner: Type.Optional(Type.Object({ id: Type.String() })),
  }),
  'body',
)

it('fills defaults and drops unknown properties at any depth', () => {
  expect(check({ name: 'a', createBy: 'someone', inner: { id: '1', userCode: 'x' } })).toEqual({
    name: 'a',
    size: 10,
    inner: { id: '1' },
  })
})

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'body (type)'],
  ['an array', [], 'body (type)'],
  ['a wrong type', { name: 1 }, 'body/name (type)'],
  ['a long text', { name: 'secret' }, 'body/name (maxLength)'],
  ['a missing field', {}, 'body (required)'],
  ['a number as text', { name: 'a', size: '10' }, 'body/size (type)'],
  ['U+0000', { name: '\0' }, 'characters'],
])('rejects %s and names only place and rule', (_what, value, detail) => {
  expect(() => check(value)).toThrow(`The request is not valid: ${detail}`)
})

it('returns nothing if the call takes nothing', () => {
  expect(compileInputCheck(undefined, 'query')({ any: 'thing' })).toBeUndefined()
})

const filter = Type.Object({
  current: Type.Integer(),
  queryCriteria: Type.Object({
    type: Type.Union([Type.Literal(0), Type.Literal(1)]),
    infoType: Type.Optional(Type.Union([Type.Literal('approval'), Type.Literal('notice')])),
    readMark: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    eject: Type.Optional(Type.Union([Type.Boolean(), Type.Integer(), Type.Null()])),
    content: Type.Optional(Type.String()),
  }),
})

it('treats empty texts of a filter as "all", and keeps one that is a valid value', () => {
  const empty = { infoType: '', readMark: '', eject: '', content: '' }
  const body = { current: 1, queryCriteria: { type: 1, ...empty } }
  expect(compileInputCheck(filter, 'body', { emptyIsAll: true })(structuredClone(body))).toEqual({
    current: 1,
    queryCriteria: { type: 1, content: '' },
  })
  expect(() => compileInputCheck(filter, 'body')(body)).toThrow('body/queryCriteria')
})

it.each<[string, unknown]>([
  ['a required value', { current: 1, queryCriteria: { type: '' } }],
  ['another wrong value next to it', { current: 1, queryCriteria: { type: 1, infoType: '', readMark: 7 } }],
  ['nothing at all', ''],
])('does not treat an empty text as absent for %s', (_what, value) => {
  expect(() => compileInputCheck(filter, 'body', { emptyIsAll: true })(value)).toThrow(
    'The request is not valid',
  )
})

it.each<[string, unknown, unknown]>([
  ['numbers', { size: '20', ratio: '0.5' }, { size: 20, ratio: 0.5 }],
  ['yes and no', { open: 'true' }, { open: true }],
  ['values of a list', { ids: ['1', '2'] }, { ids: [1, 2] }],
  ['one of several kinds', { read: '1' }, { read: 1 }],
  ['a text that looks like a number', { code: '007' }, { code: '007' }],
])('[API-05] converts texts of the address to the type of the schema: %s', (_what, value, expected) => {
  const schema = Type.Object({
    size: Type.Optional(Type.Integer()),
    ratio: Type.Optional(Type.Number()),
    open: Type.Optional(Type.Boolean()),
    ids: Type.Optional(Type.Array(Type.Integer())),
    read: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    code: Type.Optional(Type.String()),
  })
  expect(compileInputCheck(schema, 'query', { isText: true })(value)).toEqual(expected)
})

it.each([{ size: 'ten' }, { size: '' }, { size: '1.5' }, { size: '1e400' }, { size: 'true' }])(
  '[API-05] rejects an invalid number in the address: %j',
  value => {
    const ofAddress = compileInputCheck(Type.Object({ size: Type.Integer() }), 'query', { isText: true })
    expect(() => ofAddress(value)).toThrow('query/size')
  },
)
