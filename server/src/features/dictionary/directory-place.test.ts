import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { expect, it } from 'vitest'
import { directoryFault } from './directory-place.ts'

const TREE = [
  { code: 'A', parentCode: '' },
  { code: 'B', parentCode: 'A' },
  { code: 'C', parentCode: 'B' },
  { code: 'D', parentCode: 'C' },
  { code: 'E', parentCode: 'D' },
  { code: 'F', parentCode: '' },
]

it.each([
  ['at the top', 'N', '', null],
  ['below another', 'N', 'D', null],
  ['on the sixth level', 'N', 'E', SERVER_ERRORS.directoryTooDeep],
  ['with its subtree', 'A', 'F', SERVER_ERRORS.directoryTooDeep],
  ['below itself', 'A', 'A', SERVER_ERRORS.directoryLoop],
  ['below its own', 'A', 'C', SERVER_ERRORS.directoryLoop],
  ['somewhere else', 'B', 'F', null],
])('[DICT-01] a directory %s', (_what, code, parentCode, fault) => {
  expect(directoryFault({ code, parentCode }, TREE)).toBe(fault)
})
