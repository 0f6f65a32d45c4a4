import { describe, expect, it } from 'vitest'
import { fitNumber, normalizeNumber, parseNumber } from './number-rules.ts'

describe('[UI-02] number field', () => {
  it.each([
    [3.4, {}, 3],
    [3.5, {}, 4],
    [-3.5, {}, -4],
    [-0.2, {}, 0],
    [1.005, { precision: 2 }, 1.01],
    [1e-7, { precision: 2 }, 0],
    [1e21, {}, 1e21],
    [120, { min: 0, max: 99 }, 99],
    [-1, { min: 0, max: 99 }, 0],
    [99.4, { max: 99 }, 99],
    [0.04, { min: 0.1, precision: 1 }, 0.1],
  ])('fits %d into %j as %d', (value, limits, expected) => {
    expect(fitNumber(value, limits)).toBe(expected)
  })

  it.each([
    ['', null],
    ['  ', null],
    ['abc', 'unreadable'],
    ['1-2', 'unreadable'],
    ['-', 'unreadable'],
    ['3 5', 'unreadable'],
    ['12', 12],
    [' 1,200 ', 99],
    ['１２', 12],
    ['7.', 7],
    ['.6', 1],
    ['-5', 0],
  ])('reads %j as %j between 0 and 99', (text, expected) => {
    expect(parseNumber(text, { min: 0, max: 99 })).toBe(expected)
  })

  it.each([
    ['21.5', '21.5'],
    ['21。5', '21.5'],
    ['２１．５', '21.5'],
    ['21,5', '21.5'],
    ['21，5', '21.5'],
    ['5,8', '5.8'],
    ['0,125', '0.125'],
    ['−3,25', '-3.25'],
    ['1,234.5', '1234.5'],
    ['1,234,567', '1234567'],
    ['12 345.6', '12345.6'],
    // Ambiguous: 1234 or 1.234.
    ['1,234', null],
    ['3 5', null],
    ['1,23,4', null],
    ['1.2.3', null],
    ['21.5mm', null],
    ['1e3', null],
    ['.', null],
  ])('reads the measured value %j as %j', (typed, plain) => {
    expect(normalizeNumber(typed, { commaIsDecimal: true })).toBe(plain)
  })
})
