import { expect, it } from 'vitest'
import { collectRows } from './collect-rows.ts'

it.each([
  ['nothing', 0, 400, 0, false],
  ['a part of a chunk', 150, 400, 150, false],
  ['a whole chunk', 200, 400, 200, false],
  ['as much as may be', 400, 400, 400, false],
  ['one more', 401, 400, 400, true],
  ['much more', 1_000, 400, 400, true],
])('[ADM-25] exports %s', async (_what, total, limit, expected, cut) => {
  const log = Array.from({ length: total }, (_, id) => ({ id }))
  const collected = await collectRows<{ id: number }>(async (after, size) => {
    // An entry written between two requests must not shift the next page.
    log.unshift({ id: 10_000 + log.length })
    const start = after === undefined ? 1 : log.findIndex(({ id }) => id === after) + 1
    return log.slice(start, start + size)
  }, limit)
  expect(collected.rows.map(({ id }) => id)).toEqual(Array.from({ length: expected }, (_, index) => index))
  expect(collected.cut).toBe(cut)
})
