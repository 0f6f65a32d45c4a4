import { expect, it } from 'vitest'
import { directoryCodes } from './directory-codes.ts'

it.each([
  ['A', ['A']],
  ['A,B', ['A', 'B']],
  ['A|B', ['A', 'B']],
  ['A|B,C|A', ['A', 'B', 'C']],
])('[DICT-08] %j names %j', (codes, expected) => {
  expect(directoryCodes(codes)).toEqual(expected)
})
