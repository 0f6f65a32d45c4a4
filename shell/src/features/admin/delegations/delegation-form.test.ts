import { expect, it } from 'vitest'
import { daysOf, delegationRequest, lastDay, newDelegation } from './delegation-form.ts'

it.each([
  [null, null],
  ['2026-03-09 00:00:00', '2026-03-08'],
  ['2026-03-01 00:00:00', '2026-02-28'],
  ['2026-03-09 12:00:00', '2026-03-09'],
])('[DEL-02] shows for a delegation ending at %s the last day %s', (until, day) => {
  expect(lastDay(until)).toBe(day)
})

const WEEK = { from: '2026-03-02', to: '2026-03-08' }

it('[DEL-02] reports missing days, and treats no end as permanent', () => {
  expect(daysOf({ validity: null }, null)).toEqual({ validFrom: '', validTo: null })
  expect(daysOf({ validity: WEEK }, null)).toEqual({ validFrom: '2026-03-02', validTo: '2026-03-08' })
  expect(daysOf({ validity: { from: '2026-03-02', to: null } }, null).validTo).toBeNull()
})

it('[DEL-01] accepts the past start of a running delegation', () => {
  const form = { ...newDelegation('100401'), validity: WEEK }
  expect(daysOf(form, '2026-02-20').validFrom).toBe('2026-02-20')
  expect(delegationRequest(form, { firstDay: '2026-02-20', today: '2026-03-02' }).validFrom).toBe(
    '2026-03-02',
  )
  expect(
    delegationRequest({ ...form, validity: null }, { firstDay: '2026-02-20', today: '2026-03-02' }).validFrom,
  ).toBe('')
})
