import { describe, expect, it } from 'vitest'
import { fitNumber, readNumber } from './number-rules.ts'

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
    ['abc', null],
    ['1-2', null],
    ['-', null],
    ['12', 12],
    [' 1,200 ', 99],
    ['１２', 12],
    ['7.', 7],
    ['.6', 1],
    ['-5', 0],
  ])('reads %j as %j between 0 and 99', (text, expected) => {
    expect(readNumber(text, { min: 0, max: 99 })).toBe(expected)
  })
})
