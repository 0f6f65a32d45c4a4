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

it('fills defaults and drops what the schema does not know, at any depth', () => {
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
])('refuses %s and names only place and rule', (_what, value, detail) => {
  expect(() => check(value)).toThrow(`The request is not valid: ${detail}`)
})

it('gives nothing where the call takes nothing', () => {
  expect(compileInputCheck(undefined, 'query')({ any: 'thing' })).toBeUndefined()
})
