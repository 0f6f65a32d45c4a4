import { expect, it } from 'vitest'
import { nextWork } from './next-work.ts'

const NOBODY = { lead: false, checker: false, approver: false }
const LEAD = { ...NOBODY, lead: true }
const CHECKER = { ...NOBODY, checker: true }
const APPROVER = { ...NOBODY, approver: true }
const BOTH = { ...LEAD, approver: true }

it.each([
  ['DRAFT', NOBODY, false, 'issue'],
  ['ISSUED', LEAD, false, 'start'],
  ['ISSUED', CHECKER, false, 'start'],
  ['ISSUED', APPROVER, false, null],
  ['RETURNED', LEAD, true, 'start'],
  ['IN_PROGRESS', LEAD, false, 'saveResult'],
  ['IN_PROGRESS', LEAD, true, 'submit'],
  ['IN_PROGRESS', CHECKER, true, 'saveResult'],
  ['IN_PROGRESS', NOBODY, false, null],
  ['SUBMITTED', APPROVER, true, 'approve'],
  ['SUBMITTED', LEAD, true, null],
  ['SUBMITTED', BOTH, true, null],
  ['APPROVED', BOTH, true, null],
] as const)('of an order that is %s %o does next, all done: %s: %s', (status, parts, complete, next) => {
  expect(nextWork(status, parts, complete, () => true)).toBe(next)
})

it('nothing that somebody has no right to waits for them', () => {
  expect(nextWork('IN_PROGRESS', LEAD, true, action => action !== 'submit')).toBe('saveResult')
  expect(nextWork('SUBMITTED', APPROVER, true, () => false)).toBeNull()
  expect(nextWork('DRAFT', LEAD, true, action => action !== 'issue')).toBeNull()
})
