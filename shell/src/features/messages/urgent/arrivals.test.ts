import { expect, it } from 'vitest'
import { announceIn, arrived } from './arrivals.ts'

const QUIET = { unread: 3, waiting: 0, toldAt: null }

it('[BAR-05] announces new messages once, and nothing after reading', () => {
  expect(announceIn(QUIET, 1_000)).toBeNull()
  expect(announceIn(arrived(QUIET, 1), 1_000)).toBeNull()
  const came = arrived(arrived(arrived(QUIET, 5), 4), 5)
  expect(came).toMatchObject({ unread: 5, waiting: 3 })
  expect(announceIn(came, 1_000)).toBe(0)
})

it('[BAR-05] announces at most every 30 s', () => {
  const came = { ...arrived(QUIET, 4), toldAt: 100_000 }
  expect(announceIn(came, 101_000)).toBe(29_000)
  expect(announceIn(came, 130_000)).toBe(0)
})
