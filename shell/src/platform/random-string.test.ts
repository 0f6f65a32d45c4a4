import { describe, expect, it } from 'vitest'
import { randomString } from './random-string.ts'

describe('[UI-06] a random string', () => {
  it.each([1, 2, 7, 32, 101])('has the length %d', length => {
    expect(randomString(length)).toMatch(new RegExp(`^[0-9a-f]{${length}}$`))
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects the length %d', length => {
    expect(() => randomString(length)).toThrow(RangeError)
  })

  it('differs each time', () => {
    expect(new Set(Array.from({ length: 200 }, () => randomString(16))).size).toBe(200)
  })
})
