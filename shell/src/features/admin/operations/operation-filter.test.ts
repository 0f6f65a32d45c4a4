import { expect, it } from 'vitest'
import { type OperationFilter, toOperationCriteria } from './operation-filter.ts'

const NO_FILTER: OperationFilter = { person: null, site: null, kind: null, page: '', period: [null, null] }

it('[ADM-25] includes whole days and drops empty conditions', () => {
  expect(toOperationCriteria(NO_FILTER)).toEqual({})
  expect(
    toOperationCriteria({
      person: '100104',
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
  expect(toOperationCriteria({ ...NO_FILTER, period: ['2026-03-01', null] })).toEqual({
    from: '2026-03-01 00:00:00',
  })
})
