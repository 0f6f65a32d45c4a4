import { expect, it } from 'vitest'
import { decodeCsv } from './decode-csv.ts'

const utf8 = new TextEncoder()

it.each([
  ['UTF-8', utf8.encode('a,王芳'), 'a,王芳'],
  ['UTF-8 with a byte order mark', utf8.encode('\uFEFFa,王芳'), 'a,王芳'],
  ['GB18030', new Uint8Array([0x61, 0x2c, 0xcd, 0xf5, 0xb7, 0xbc]), 'a,王芳'],
  ['nothing', new Uint8Array(), ''],
  ['neither', new Uint8Array([0x61, 0xff, 0xff]), null],
])('[ADM-12] decodes a file in %s', (_encoding, bytes, text) => {
  expect(decodeCsv(bytes)).toBe(text)
})
