import { expect, it } from 'vitest'
import { groupDigits, readDecimal } from './decimal-format.ts'

it.each([
  ['505000.00', '505,000.00'],
  ['-1234567.8', '-1,234,567.8'],
  ['999', '999'],
  ['0.10', '0.10'],
  ['9007199254740993.01', '9,007,199,254,740,993.01'],
  ['', ''],
])('[FLOW-04] shows the amount %s as %s', (text, expected) => {
  expect(groupDigits(text)).toBe(expected)
})

it.each([
  ['505,000.00', '505000.00'],
  [' 50 000.01 ', '50000.01'],
  ['５０５０００', '505000'],
  ['1,234', '1234'],
  ['21,5', '21.5'],
  ['21。5', '21.5'],
  ['3 5', '3 5'],
  ['.5', '0.5'],
  ['7.', '7'],
  ['007', '7'],
  ['−3', '-3'],
  ['', null],
  ['abc', 'abc'],
  ['1e5', '1e5'],
  ['.', '.'],
])('[FLOW-04] stores %j typed into an amount as %j', (typed, expected) => {
  expect(readDecimal(typed)).toBe(expected)
})
