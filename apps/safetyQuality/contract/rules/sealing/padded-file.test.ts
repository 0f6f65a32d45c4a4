import { expect, it } from 'vitest'
import { padFile, unpadFile } from './padded-file.ts'

it.each([
  [0, 65_536],
  [1, 65_536],
  [65_528, 65_536],
  [65_529, 131_072],
])('[SQ-42] pads a file of %i bytes to %i and unpads it', (size, length) => {
  const content = new Uint8Array(size).fill(7)
  const padded = padFile(content)
  expect(padded.length).toBe(length)
  expect(unpadFile(padded)).toEqual(content)
})

it('[SQ-42] rejects a file that was not padded', () => {
  expect(() => unpadFile(new Uint8Array(3))).toThrow(RangeError)
  expect(() => unpadFile(new Uint8Array(64).fill(255))).toThrow(RangeError)
})
