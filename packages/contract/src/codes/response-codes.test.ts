import { expect, it } from 'vitest'
import { codeKind } from './response-codes.ts'

it.each([
  [20000, 'success'],
  [200, 'success'],
  [201, 'success'],
  [3, 'pass-through'],
  [63, 'pass-through'],
  [61, 'pass-through'],
  [68, 'pass-through'],
  [401, 'session-over'],
  [50008, 'session-over'],
  [50012, 'session-over'],
  [50014, 'session-over'],
  [500, 'error'],
  [0, 'error'],
])('[API-03] code %i is %s', (code, kind) => {
  expect(codeKind(code)).toBe(kind)
})
