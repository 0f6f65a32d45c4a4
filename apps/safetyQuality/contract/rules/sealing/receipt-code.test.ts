import { expect, it } from 'vitest'
import { formatReceiptCode, newReceiptCode, parseReceiptCode } from './receipt-code.ts'

const CODE = newReceiptCode(count => Uint8Array.from({ length: count }, (_, at) => 40 + at * 17))

it('[SQ-21] creates a code of twelve random characters and a check character', () => {
  expect(CODE).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
  expect(formatReceiptCode(CODE)).toMatch(/^[^-]{4}-[^-]{4}-[^-]{4}-[^-]$/)
  expect(parseReceiptCode(CODE)).toBe(CODE)
})

it.each([
  ['as it is shown', formatReceiptCode],
  ['in lower case', (code: string) => code.toLowerCase()],
  ['with spaces', (code: string) => ` ${code.slice(0, 5)}  ${code.slice(5)} `],
])('[SQ-21] accepts a code %s', (_, format) => {
  expect(parseReceiptCode(format(CODE))).toBe(CODE)
})

it('[SQ-21] accepts letters that look like digits', () => {
  const zeroes = newReceiptCode(count => new Uint8Array(count))
  expect(zeroes).toBe('0000000000000')
  expect(parseReceiptCode('OOOO-oooo-0000-O')).toBe(zeroes)
  const ones = newReceiptCode(count => Uint8Array.from({ length: count }, () => 1))
  expect(parseReceiptCode(ones.replaceAll('1', 'I'))).toBe(ones)
  expect(parseReceiptCode(ones.replaceAll('1', 'l'))).toBe(ones)
})

it('[SQ-21] detects every single wrong character and rejects malformed codes', () => {
  for (let at = 0; at < CODE.length; at += 1) {
    for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      if (letter === CODE.charAt(at)) continue
      expect(parseReceiptCode(CODE.slice(0, at) + letter + CODE.slice(at + 1))).toBeNull()
    }
  }
  for (const typed of ['', 'U'.repeat(13), CODE.slice(1), `${CODE}0`])
    expect(parseReceiptCode(typed)).toBeNull()
})
