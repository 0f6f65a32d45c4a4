import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { errorCorrection, qrMatrix } from './qr-code.ts'

const text = (length: number) =>
  ('https://portal.example.com/app?x=' + 'abcdefghij'.repeat(30)).slice(0, length)
const digest = (rows: readonly (readonly boolean[])[]) =>
  createHash('sha256')
    .update(rows.map(row => row.map(Number).join('')).join('\n'))
    .digest('hex')
    .slice(0, 16)

describe('[AUTH-02] the QR code', () => {
  it('corrects errors as in the example of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  // Each of these was read back by another program.
  it.each([
    [14, 21, '05c4adff5562347b'],
    [26, 25, '8cde39547ebc62d7'],
    [42, 29, 'cd9541107c70b507'],
    [62, 33, '0fddc9277667ada9'],
    [84, 37, '123861425a033b17'],
    [106, 41, 'bd77ce40756b5765'],
    [122, 45, '2136f061f9106252'],
    [152, 49, '965199358baf62c8'],
    [180, 53, 'a96af10f657d83f3'],
    [213, 57, '7175d9ac28eedd4f'],
  ])('of %i bytes has %i modules a side and is as it was when a reader read it', (length, size, known) => {
    const rows = qrMatrix(text(length))
    expect(rows).toHaveLength(size)
    expect(digest(rows)).toBe(known)
  })

  it('takes Chinese as UTF-8 and refuses what is too long', () => {
    expect(qrMatrix('门户')).toHaveLength(21)
    expect(() => qrMatrix('x'.repeat(214))).toThrow(RangeError)
  })
})
