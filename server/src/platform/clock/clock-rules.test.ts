import { describe, expect, it } from 'vitest'
import {
  afterReading,
  CLOCK_SETTLED_MS,
  CLOCK_TOLERANCE_MS,
  type ClockReading,
  type ClockState,
  firstState,
} from './clock-rules.ts'

const T = 1_000_000
const HOUR = 3_600_000
const steady: ClockState = { trusted: T, jump: null }
const jumped: ClockState = { trusted: T, jump: { to: T + HOUR, since: 5_000 } }
const settled = 5_000 + CLOCK_SETTLED_MS

describe('after a reading', () => {
  it.each<[string, ClockState, ClockReading, ClockState]>([
    ['a clock that runs is gone by', steady, { monotonicMs: 0, clock: T, store: null }, steady],
    [
      'one that is set a little is followed',
      steady,
      { monotonicMs: 0, clock: T + CLOCK_TOLERANCE_MS, store: 'unknown' },
      { trusted: T + CLOCK_TOLERANCE_MS, jump: null },
    ],
    [
      'one that jumps is not',
      steady,
      { monotonicMs: 5_000, clock: T + CLOCK_TOLERANCE_MS + 1, store: null },
      { trusted: T, jump: { to: T + CLOCK_TOLERANCE_MS + 1, since: 5_000 } },
    ],
    [
      'nor one that jumps back',
      steady,
      { monotonicMs: 5_000, clock: T - HOUR, store: T - HOUR },
      { trusted: T, jump: { to: T - HOUR, since: 5_000 } },
    ],
    [
      'a database that jumped with it proves nothing at once',
      steady,
      { monotonicMs: 5_000, clock: T + HOUR, store: T + HOUR },
      jumped,
    ],
    ['just before it has stayed', jumped, { monotonicMs: settled - 1, clock: T + HOUR, store: null }, jumped],
    [
      'when it has stayed it is believed',
      jumped,
      { monotonicMs: settled, clock: T + HOUR, store: null },
      { trusted: T + HOUR, jump: null },
    ],
    [
      'with a database that says the same too',
      jumped,
      { monotonicMs: settled, clock: T + HOUR, store: T + HOUR - CLOCK_TOLERANCE_MS },
      { trusted: T + HOUR, jump: null },
    ],
    ['not against the database', jumped, { monotonicMs: settled, clock: T + HOUR, store: T }, jumped],
    ['nor before it was asked', jumped, { monotonicMs: settled, clock: T + HOUR, store: 'unknown' }, jumped],
    [
      'one that comes back was never away',
      jumped,
      { monotonicMs: 9_000, clock: T + 5, store: null },
      { trusted: T + 5, jump: null },
    ],
    [
      'one that jumps on begins anew',
      jumped,
      { monotonicMs: settled, clock: T + 2 * HOUR, store: null },
      { trusted: T, jump: { to: T + 2 * HOUR, since: settled } },
    ],
  ])('%s', (_what, state, reading, expected) => {
    expect(afterReading(state, reading)).toEqual(expected)
  })
})

it.each<[string, number | null, ClockState]>([
  ['without a database of its own time', null, steady],
  ['with one that agrees', T - CLOCK_TOLERANCE_MS, steady],
  ['with one that does not: its time', T - HOUR, { trusted: T - HOUR, jump: { to: T, since: 7 } }],
])('a server starts %s', (_what, store, expected) => {
  expect(firstState(T, store, 7)).toEqual(expected)
})
