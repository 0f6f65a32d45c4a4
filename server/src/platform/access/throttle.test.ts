import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

it('lets so many through per key and minute, and again when the minute of the key is over', () => {
  let now = new Date('2026-03-01T04:00:59.900Z')
  const within = createThrottle({ now: () => now }, 2)
  expect([within('a'), within('a'), within('a')]).toEqual([true, true, false])
  now = new Date('2026-03-01T04:01:30Z')
  expect([within('a'), within('b'), within('b'), within('b')]).toEqual([false, true, true, false])
  now = new Date('2026-03-01T04:01:59.900Z')
  expect([within('a'), within('b')]).toEqual([true, false])
})

it('counts for as many minutes as it is told to', () => {
  let now = new Date('2026-03-01T04:00:00Z')
  const within = createThrottle({ now: () => now }, 1, 10)
  expect([within('a'), within('a')]).toEqual([true, false])
  now = new Date('2026-03-01T04:09:59Z')
  expect(within('a')).toBe(false)
  now = new Date('2026-03-01T04:10:00Z')
  expect(within('a')).toBe(true)
})
