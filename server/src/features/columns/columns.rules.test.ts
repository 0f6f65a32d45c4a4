import { expect, it } from 'vitest'
import { cleanColumnValue } from './columns.rules.ts'

it.each([
  ['', ''],
  ['编号,标题', '编号,标题'],
  [' No. , Title ', 'No.,Title'],
  ['b,a,b', 'b,a'],
  [',,a,,', 'a'],
])('keeps %j as %j', (value, expected) => {
  expect(cleanColumnValue(value)).toBe(expected)
})
