import { expect, it } from 'vitest'
import { collectRows } from './collect-rows.ts'

it.each([
  ['nothing', 0, 400, 0, false],
  ['a part of a chunk', 150, 400, 150, false],
  ['a whole chunk', 200, 400, 200, false],
  ['exactly the limit', 400, 400, 400, false],
  ['one more than the limit', 401, 400, 400, true],
  ['far more than the limit', 1_000, 400, 400, true],
])('[ADM-25] exports %s', async (_what, total, limit, expected, truncated) => {
  const log = Array.from({ length: total }, (_, id) => ({ id }))
  const collected = await collectRows<{ id: number }>(async (after, size) => {
    // An entry written between two requests must not shift the next page.
    log.unshift({ id: 10_000 + log.length })
    const start = after === undefined ? 1 : log.findIndex(({ id }) => id === after) + 1
    return log.slice(start, start + size)
  }, limit)
  expect(collected.rows.map(({ id }) => id)).toEqual(Array.from({ length: expected }, (_, index) => index))
  expect(collected.truncated).toBe(truncated)
})
