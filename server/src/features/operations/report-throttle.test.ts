import { expect, it } from 'vitest'
import { createThrottle } from './report-throttle.ts'

it('lets so many through per key and minute, and again in the next minute', () => {
  let now = new Date('2026-03-01T04:00:10Z')
  const within = createThrottle({ now: () => now }, 2)
  expect([within('a'), within('a'), within('a'), within('b')]).toEqual([true, true, false, true])
  now = new Date('2026-03-01T04:01:00Z')
  expect(within('a')).toBe(true)
})
