import { describe, expect, test } from 'vitest'
import { addVisibility, READ_TIME_MS, timeUntilReadable, UNSEEN, type VisibleTime } from './read-time.ts'

/** Returns the state after showing and hiding the page, each ms after the message arrived. */
function visibleTimeAfter(...turns: readonly [visible: boolean, at: number][]): VisibleTime {
  return turns.reduce((seen, [visible, at]) => addVisibility(seen, visible, at), UNSEEN)
}

describe('acknowledgement of a very urgent message', () => {
  test.each([
    ['never while it is hidden', UNSEEN, 9000, null],
    ['two seconds after it appeared', visibleTimeAfter([true, 100]), 100, READ_TIME_MS],
    ['sooner by the time passed', visibleTimeAfter([true, 100]), 700, READ_TIME_MS - 600],
    ['at once after a long time on screen', visibleTimeAfter([true, 100]), 60_000, 0],
    ['not while the page is hidden', visibleTimeAfter([true, 0], [false, 60_000]), 61_000, null],
    ['later by the time it was hidden', visibleTimeAfter([true, 0], [false, 500], [true, 9000]), 9000, 1500],
    [
      'also when the page is hidden twice',
      visibleTimeAfter([true, 0], [false, 500], [false, 700], [true, 800]),
      800,
      1500,
    ],
    [
      'no sooner when reported as shown twice',
      visibleTimeAfter([true, 0], [true, 400]),
      400,
      READ_TIME_MS - 400,
    ],
  ])('becomes possible %s', (_, seen, now, expected) => {
    expect(timeUntilReadable(seen, now)).toBe(expected)
  })
})
