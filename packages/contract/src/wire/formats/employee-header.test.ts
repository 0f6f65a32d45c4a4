import { assert, pre, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEmployeeHeader, encodeEmployeeHeader } from './employee-header.ts'

const short = string({ maxLength: 40, unit: 'grapheme' }).filter(text => text.length <= 64)

describe('[AIR-05] employee header', () => {
  it('restores the encoded content, with Chinese characters', () => {
    assert(
      property(short, short, short, (userCode, airportId, airportThreeCode) => {
        const value = { userCode, airportId, airportThreeCode }
        const header = encodeEmployeeHeader(value)
        pre(header.length <= 2048)
        expect(decodeEmployeeHeader(header)).toEqual(value)
      }),
    )
  })

  it.each([
    ['not JSON', 'x'],
    ['broken encoding', '%E4%B8'],
    ['a field missing', encodeURIComponent('{"userCode":"1"}')],
    ['a field of another type', encodeURIComponent('{"userCode":1,"airportId":"a","airportThreeCode":"b"}')],
    ['null', 'null'],
    ['too long', 'a'.repeat(2049)],
  ])('rejects %s', (_why, header) => {
    expect(decodeEmployeeHeader(header)).toBeNull()
  })
})
