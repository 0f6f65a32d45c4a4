import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { expect, it } from 'vitest'
import { type PlacedDepartment, placementFault } from './placement.ts'

const at = (code: string, parentCode: string | null = null): PlacedDepartment => ({
  code,
  parentCode,
  kind: 'department',
})
const ALL: readonly PlacedDepartment[] = [
  at('A'),
  at('B', 'A'),
  at('C', 'B'),
  at('D', 'C'),
  at('M'),
  at('N', 'M'),
  { code: 'CU', parentCode: null, kind: 'customer' },
]

it.each<[string, string, string, PlacedDepartment['kind'], ErrorEntry | null]>([
  ['a new one at the top', 'X', '', 'department', null],
  ['a new one on the fourth level', 'X', 'C', 'department', null],
  ['a new one on the fifth', 'X', 'D', 'department', SERVER_ERRORS.departmentTooDeep],
  ['below a missing department', 'X', 'Z', 'department', SERVER_ERRORS.departmentParentMissing],
  ['below an enterprise', 'X', 'CU', 'department', SERVER_ERRORS.departmentParentMissing],
  ['an enterprise at the top', 'X', '', 'customer', null],
  ['an enterprise below a department', 'X', 'A', 'supplier', SERVER_ERRORS.enterpriseHasNoParent],
  ['below itself', 'A', 'A', 'department', SERVER_ERRORS.departmentLoop],
  ['below one of its own children', 'A', 'D', 'department', SERVER_ERRORS.departmentLoop],
  ['with a section to the third level', 'M', 'B', 'department', null],
  ['with a section to the fourth level', 'M', 'C', 'department', SERVER_ERRORS.departmentTooDeep],
  ['one level up', 'D', 'B', 'department', null],
])('[ADM-20] a department %s', (_what, code, parentCode, kind, fault) => {
  expect(placementFault({ code, parentCode, kind }, ALL)).toBe(fault)
})

it('[ADM-20] stops at a cycle in stored data', () => {
  const circle = [at('A', 'B'), at('B', 'A')]
  expect(placementFault({ code: 'X', parentCode: 'A', kind: 'department' }, circle)).toBeNull()
})
