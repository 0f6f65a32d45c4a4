import { expect, it } from 'vitest'
import { type AuditFilter, toAuditCriteria } from './audit-filter.ts'

const NO_FILTER: AuditFilter = { person: null, event: null, period: [null, null] }
const person = '100104'

it('[ADM-46] includes whole days and drops empty conditions', () => {
  expect(toAuditCriteria(NO_FILTER)).toEqual({})
  expect(toAuditCriteria({ person, event: 'login', period: ['2026-03-01', '2026-03-02'] })).toEqual({
    person: '100104',
    event: 'login',
    from: '2026-03-01 00:00:00',
    to: '2026-03-02 23:59:59',
  })
  expect(toAuditCriteria({ ...NO_FILTER, period: [null, '2026-03-02'] })).toEqual({
    to: '2026-03-02 23:59:59',
  })
})
