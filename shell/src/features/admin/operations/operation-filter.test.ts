import type { OperationRow } from '@apron/contract/entities/admin-operation'
import { expect, it } from 'vitest'
import { collectOperations, NO_OPERATION_FILTER, toOperationCriteria } from './operation-filter.ts'

it('[ADM-25] days are meant whole, what is empty is no condition', () => {
  expect(toOperationCriteria(NO_OPERATION_FILTER)).toEqual({})
  expect(
    toOperationCriteria({
      person: ' 100104 ',
      site: 'CAN',
      kind: 'write',
      page: ' ',
      period: ['2026-03-01', '2026-03-02'],
    }),
  ).toEqual({
    person: '100104',
    site: 'CAN',
    kind: 'write',
    from: '2026-03-01 00:00:00',
    to: '2026-03-02 23:59:59',
  })
  expect(toOperationCriteria({ ...NO_OPERATION_FILTER, period: ['2026-03-01', null] })).toEqual({
    from: '2026-03-01 00:00:00',
  })
})

const row = (id: number): OperationRow => ({
  id: String(id),
  time: '',
  userCode: '',
  userName: '',
  site: '',
  kind: 'visit',
  page: '',
  call: '',
  done: null,
})

it.each([
  ['nothing', 0, 400, 0, false],
  ['a part of a chunk', 150, 400, 150, false],
  ['a whole chunk', 200, 400, 200, false],
  ['as much as may be', 400, 400, 400, false],
  ['one more', 401, 400, 400, true],
  ['much more', 1_000, 400, 400, true],
])('[ADM-25] an export has %s', async (_what, there, most, expected, cut) => {
  const log = Array.from({ length: there }, (_, index) => row(index))
  const asked: (string | undefined)[] = []
  const collected = await collectOperations(async (after, size) => {
    asked.push(after)
    // Something new is written between two questions: it must not move what is asked for.
    log.unshift(row(10_000 + asked.length))
    const start = after === undefined ? 1 : log.findIndex(({ id }) => id === after) + 1
    return log.slice(start, start + size)
  }, most)
  expect(collected.rows.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: expected }, (_, index) => index),
  )
  expect(collected.cut).toBe(cut)
})
