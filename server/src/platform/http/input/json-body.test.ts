import { describe, expect, it } from 'vitest'
import { decodeUtf8, isJsonMediaType, unacceptable } from './json-body.ts'

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

describe('isJsonMediaType', () => {
  it.each([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['Application/JSON;charset=UTF-8', true],
    [undefined, false],
    ['', false],
    // Inputs that have bypassed server validation elsewhere: tab, trailing semicolon, comma, look-alikes.
    ['application/json\t; charset=utf-8', false],
    ['application/json;', false],
    ['application/json ;', false],
    ['application/json, text/plain', false],
    ['application/json; charset=utf-16', false],
    ['application/jsonx', false],
    ['application/json+x', false],
    [' application/json', false],
    ['text/plain', false],
    ['application/x-www-form-urlencoded', false],
    ['multipart/form-data; boundary=x', false],
  ])('%j → %s', (contentType, accepted) => {
    expect(isJsonMediaType(contentType)).toBe(accepted)
  })
})

describe('unacceptable', () => {
  it.each<[string, unknown, string | null]>([
    ['plain data', { a: [1, 'b', null, true], c: { d: '中文🙂' } }, null],
    ['nothing', undefined, null],
    ['U+0000 in a text', { a: 'x\0y' }, 'characters'],
    ['U+0000 in a key', { 'x\0': 1 }, 'characters'],
    ['a lone surrogate', ['\uD83D'], 'characters'],
    ['an overflowing number', { a: JSON.parse('1e999') }, 'number'],
    ['20 levels', nested(20), null],
    ['21 levels', nested(21), 'depth'],
    ['500 entries', Array.from({ length: 500 }, () => 1), null],
    ['501 entries', { a: Array.from({ length: 501 }, () => 1) }, 'array length'],
  ])('%s', (_what, value, objection) => {
    expect(unacceptable(value)).toBe(objection)
  })
})

it('rejects bytes that are not UTF-8', () => {
  expect(() => decodeUtf8(Buffer.from([0x22, 0xff, 0x22]))).toThrow('UTF-8')
  expect(decodeUtf8(Buffer.from('航站'))).toBe('航站')
})
