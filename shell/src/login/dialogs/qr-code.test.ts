import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrMatrix } from './qr-code.ts'

const text = (length: number) =>
  ('https://portal.example.com/app?x=' + 'abcdefghij'.repeat(30)).slice(0, length)
const digest = (rows: readonly (readonly boolean[])[]) =>
  createHash('sha256')
    .update(rows.map(row => row.map(Number).join('')).join('\n'))
    .digest('hex')
    .slice(0, 16)

describe('[AUTH-02] the QR code', () => {
  // Each of these was verified with another program.
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
  ])(
    'of %i bytes has %i modules a side and is unchanged since a reader verified it',
    (length, size, expected) => {
      const rows = qrMatrix(text(length), 0)
      expect(rows).toHaveLength(size)
      expect(digest(rows)).toBe(expected)
    },
  )

  it('encodes Chinese as UTF-8, with a quiet zone', () => {
    const bare = qrMatrix('门户', 0)
    expect(bare).toHaveLength(21)
    const withBorder = qrMatrix('门户', 4)
    expect(withBorder.slice(4, -4).map(row => row.slice(4, -4))).toEqual(bare)
    expect(withBorder.slice(0, 4).flat()).not.toContain(true)
  })
})
