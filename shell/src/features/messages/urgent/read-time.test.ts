import { describe, expect, test } from 'vitest'
import { looked, READ_TIME_MS, readableIn, type Seen, UNSEEN } from './read-time.ts'

/** Shown and hidden in turns, ms after it came. */
function after(...turns: readonly [visible: boolean, at: number][]): Seen {
  return turns.reduce((seen, [visible, at]) => looked(seen, visible, at), UNSEEN)
}

describe('a very urgent message can be acknowledged', () => {
  test.each([
    ['never while nobody has seen it', UNSEEN, 9000, null],
    ['two seconds after it came', after([true, 100]), 100, READ_TIME_MS],
    ['sooner by what has passed', after([true, 100]), 700, READ_TIME_MS - 600],
    ['at once when it has been there for long', after([true, 100]), 60_000, 0],
    ['not while the page is hidden', after([true, 0], [false, 60_000]), 61_000, null],
    ['later by as long as it was hidden', after([true, 0], [false, 500], [true, 9000]), 9000, 1500],
    [
      'also when the page is hidden twice',
      after([true, 0], [false, 500], [false, 700], [true, 800]),
      800,
      1500,
    ],
    ['told twice that it is shown, no sooner', after([true, 0], [true, 400]), 400, READ_TIME_MS - 400],
  ])('%s', (_, seen, now, expected) => {
    expect(readableIn(seen, now)).toBe(expected)
  })
})
