import { expect, it } from 'vitest'
import { addArrivals, announcementDelay } from './arrivals.ts'

const QUIET = { unread: 3, waiting: 0, announcedAt: null }

it('[BAR-05] announces new messages once, and nothing after reading', () => {
  expect(announcementDelay(QUIET, 1_000)).toBeNull()
  expect(announcementDelay(addArrivals(QUIET, 1), 1_000)).toBeNull()
  const arrivals = addArrivals(addArrivals(addArrivals(QUIET, 5), 4), 5)
  expect(arrivals).toMatchObject({ unread: 5, waiting: 3 })
  expect(announcementDelay(arrivals, 1_000)).toBe(0)
})

it('[BAR-05] announces at most every 30 s', () => {
  const arrivals = { ...addArrivals(QUIET, 4), announcedAt: 100_000 }
  expect(announcementDelay(arrivals, 101_000)).toBe(29_000)
  expect(announcementDelay(arrivals, 130_000)).toBe(0)
})
