import { expect, it } from 'vitest'
import { askedAt, MARKED_FIRST_PAGE, moved } from './page-marks.ts'

it('pages by keyset from the last message shown when stepping forward, and when stepping back to that page', () => {
  const second = moved(MARKED_FIRST_PAGE, { current: 2, size: 10 }, 'j')
  expect(askedAt(second)).toEqual({ current: 2, size: 10, after: 'j' })
  const third = moved(second, { current: 3, size: 10 }, 't')
  expect(askedAt(third)).toEqual({ current: 3, size: 10, after: 't' })
  const back = moved(third, { current: 2, size: 10 }, 'zz')
  expect(askedAt(back)).toEqual({ current: 2, size: 10, after: 'j' })
  expect(askedAt(moved(back, { current: 1, size: 10 }, 'k'))).toEqual({ current: 1, size: 10 })
})

it('pages by number after a jump, an empty page or a change of the page size', () => {
  expect(askedAt(moved(MARKED_FIRST_PAGE, { current: 5, size: 10 }, 'j'))).toEqual({ current: 5, size: 10 })
  expect(askedAt(moved(MARKED_FIRST_PAGE, { current: 2, size: 10 }, undefined))).toEqual({
    current: 2,
    size: 10,
  })
  const second = moved(MARKED_FIRST_PAGE, { current: 2, size: 10 }, 'j')
  expect(askedAt(moved(second, { current: 1, size: 40 }, 't'))).toEqual({ current: 1, size: 40 })
  expect(moved(second, { current: 1, size: 40 }, 't').marks.size).toBe(0)
})
