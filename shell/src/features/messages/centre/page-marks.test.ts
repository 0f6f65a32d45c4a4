import { expect, it } from 'vitest'
import { MARKED_FIRST_PAGE, nextPosition, pageRequest } from './page-marks.ts'

it('pages by keyset from the last message shown when stepping forward, and when stepping back to that page', () => {
  const second = nextPosition(MARKED_FIRST_PAGE, { current: 2, size: 10 }, 'j')
  expect(pageRequest(second)).toEqual({ current: 2, size: 10, after: 'j' })
  const third = nextPosition(second, { current: 3, size: 10 }, 't')
  expect(pageRequest(third)).toEqual({ current: 3, size: 10, after: 't' })
  const back = nextPosition(third, { current: 2, size: 10 }, 'zz')
  expect(pageRequest(back)).toEqual({ current: 2, size: 10, after: 'j' })
  expect(pageRequest(nextPosition(back, { current: 1, size: 10 }, 'k'))).toEqual({ current: 1, size: 10 })
})

it('pages by number after a jump, an empty page or a change of the page size', () => {
  expect(pageRequest(nextPosition(MARKED_FIRST_PAGE, { current: 5, size: 10 }, 'j'))).toEqual({
    current: 5,
    size: 10,
  })
  expect(pageRequest(nextPosition(MARKED_FIRST_PAGE, { current: 2, size: 10 }, undefined))).toEqual({
    current: 2,
    size: 10,
  })
  const second = nextPosition(MARKED_FIRST_PAGE, { current: 2, size: 10 }, 'j')
  expect(pageRequest(nextPosition(second, { current: 1, size: 40 }, 't'))).toEqual({ current: 1, size: 40 })
  expect(nextPosition(second, { current: 1, size: 40 }, 't').marks.size).toBe(0)
})
