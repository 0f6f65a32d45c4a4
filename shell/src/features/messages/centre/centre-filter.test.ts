import { expect, it } from 'vitest'
import { isFiltered, NO_CENTRE_FILTER, toMessageCriteria } from './centre-filter.ts'

it('[MSG-05] sends no condition for an empty filter', () => {
  expect(toMessageCriteria(NO_CENTRE_FILTER)).toEqual({})
  expect(toMessageCriteria({ ...NO_CENTRE_FILTER, content: '  ' })).toEqual({})
  expect(isFiltered(NO_CENTRE_FILTER)).toBe(false)
})

it('[MSG-05, MSG-12] sends every condition, with whole days', () => {
  const filter = {
    categoryId: 'RECTIFY',
    type: 0,
    readStatus: 0,
    handleStatus: 0,
    urgency: 0,
    content: ' CK-2026 ',
    period: ['2026-03-01', '2026-03-02'],
  } as const
  expect(toMessageCriteria(filter)).toEqual({
    categoryId: 'RECTIFY',
    type: 0,
    readStatus: 0,
    handleStatus: 0,
    urgency: 0,
    content: 'CK-2026',
    startTime: '2026-03-01 00:00:00',
    endTime: '2026-03-02 23:59:59',
  })
  expect(isFiltered(filter)).toBe(true)
  expect(toMessageCriteria({ ...NO_CENTRE_FILTER, period: ['2026-03-01', null] })).toEqual({
    startTime: '2026-03-01 00:00:00',
  })
})
