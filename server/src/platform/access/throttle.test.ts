import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

it("allows so many per key and minute, and again in the key's next minute", () => {
  let now = new Date('2026-03-01T04:00:59.900Z')
  const within = createThrottle({ now: () => now }, 2)
  expect([within('a'), within('a'), within('a')]).toEqual([true, true, false])
  now = new Date('2026-03-01T04:01:30Z')
  expect([within('a'), within('b'), within('b'), within('b')]).toEqual([false, true, true, false])
  now = new Date('2026-03-01T04:01:59.900Z')
  expect([within('a'), within('b')]).toEqual([true, false])
})

it('counts for the given number of minutes', () => {
  let now = new Date('2026-03-01T04:00:00Z')
  const within = createThrottle({ now: () => now }, 1, 10)
  expect([within('a'), within('a')]).toEqual([true, false])
  now = new Date('2026-03-01T04:09:59Z')
  expect(within('a')).toBe(false)
  now = new Date('2026-03-01T04:10:00Z')
  expect(within('a')).toBe(true)
})
