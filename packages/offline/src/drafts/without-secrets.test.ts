import { secretFields } from '@apron/contract/rules/records/secret-fields'
import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const secret = { type: 'string', secret: true }

it.each([
  ['of the record', { properties: { pin: secret } }, { pin: '1234', remark: 'r' }, { remark: 'r' }],
  [
    'of a nested object',
    { properties: { signer: { properties: { pin: secret } } } },
    { signer: { pin: '1234', name: 'n' } },
    { signer: { name: 'n' } },
  ],
  [
    'of each list entry, and of objects in it',
    {
      properties: { lines: { items: { properties: { pin: secret, by: { properties: { pin: secret } } } } } },
    },
    { lines: [{ pin: '1', no: 1, by: { pin: '2', name: 'n' } }, { no: 2 }] },
    { lines: [{ no: 1, by: { name: 'n' } }, { no: 2 }] },
  ],
  [
    'that are entries of a list',
    { properties: { pins: { items: secret } } },
    { pins: ['1', '2'] },
    { pins: [] },
  ],
  [
    'that are values of a map',
    { properties: { pins: { patternProperties: { '^.*$': secret } } } },
    { pins: { a: '1', b: '2' } },
    { pins: {} },
  ],
  [
    'of each value of a map',
    { properties: { holders: { patternProperties: { '^.*$': { properties: { pin: secret } } } } } },
    { holders: { a: { pin: '1', name: 'n' } } },
    { holders: { a: { name: 'n' } } },
  ],
  ['that are objects', { properties: { signer: secret } }, { signer: { pin: '1' }, no: 1 }, { no: 1 }],
])('[DRF-05] drops secret fields %s', (_what, schema, values, expected) => {
  expect(withoutSecrets(values, secretFields(schema))).toEqual(expected)
})

it.each(['password', 'alignmentPin', 'ticket', 'token', 'captcha', 'mobileCode', 'privateKey'])(
  '[DRF-05] keeps a field called %s that no schema declares secret',
  name => {
    const values = { [name]: 'x', lines: [{ [name]: 'x' }] }
    expect(withoutSecrets(values, ['lines.*.pin'])).toEqual(values)
  },
)

it('[DRF-05] drops a field only where it is declared', () => {
  const values = { code: 'KEEP', signer: { code: '1234' } }
  expect(withoutSecrets(values, ['signer.code'])).toEqual({ code: 'KEEP', signer: {} })
})

it('keeps an empty secret field', () => {
  const values = { pin: '', code: null }
  expect(withoutSecrets(values, ['pin', 'code'])).toEqual(values)
})

it.each(['https://portal/welcome?token=abc', '/welcome#token=abc', 'see /reset?x=1&code=9'])(
  '[DRF-05] drops a one-time link: %s',
  link => {
    expect(withoutSecrets({ note: link, list: [link, 'x'] })).toEqual({ list: ['', 'x'] })
  },
)

it('keeps all other values unchanged', () => {
  const values = { a: 'text', b: 1, c: null, d: true, e: [1, 'x', { f: [] }], g: { h: '' } }
  expect(withoutSecrets(values, ['g.secret'])).toEqual(values)
})
