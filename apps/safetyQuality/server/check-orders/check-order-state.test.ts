import { describe, expect, test } from 'vitest'
import { CHECK_ACTIONS, type CheckAction } from '../../contract/checks/check-order.ts'
import { CHECK_STATUSES, type CheckStatus } from '../../contract/values.ts'
import { type CheckParts, decideCheckAction, nextWork } from './check-order-state.ts'

const PERSONS = {
  lead: { lead: true, checker: false, approver: false },
  checker: { lead: false, checker: true, approver: false },
  manager: { lead: false, checker: false, approver: true },
  'manager who leads': { lead: true, checker: false, approver: true },
  stranger: { lead: false, checker: false, approver: false },
} as const satisfies Record<string, CheckParts>
type Person = keyof typeof PERSONS

const PERSON_NAMES: readonly Person[] = ['lead', 'checker', 'manager', 'manager who leads', 'stranger']

/** Every allowed transition. Anything not listed here is rejected. */
const ALLOWED: readonly (readonly [CheckAction, CheckStatus, Person, CheckStatus])[] = [
  // Anyone with the permission.
  ...PERSON_NAMES.flatMap(
    person =>
      [
        ['edit', 'DRAFT', person, 'DRAFT'],
        ['issue', 'DRAFT', person, 'ISSUED'],
        ['cancel', 'DRAFT', person, 'CANCELLED'],
        ['cancel', 'ISSUED', person, 'CANCELLED'],
      ] as const,
  ),
  ['start', 'ISSUED', 'lead', 'IN_PROGRESS'],
  ['start', 'ISSUED', 'checker', 'IN_PROGRESS'],
  ['start', 'ISSUED', 'manager who leads', 'IN_PROGRESS'],
  ['start', 'RETURNED', 'lead', 'IN_PROGRESS'],
  ['start', 'RETURNED', 'checker', 'IN_PROGRESS'],
  ['start', 'RETURNED', 'manager who leads', 'IN_PROGRESS'],
  ['saveResult', 'IN_PROGRESS', 'lead', 'IN_PROGRESS'],
  ['saveResult', 'IN_PROGRESS', 'checker', 'IN_PROGRESS'],
  ['saveResult', 'IN_PROGRESS', 'manager who leads', 'IN_PROGRESS'],
  ['submit', 'IN_PROGRESS', 'lead', 'SUBMITTED'],
  ['submit', 'IN_PROGRESS', 'manager who leads', 'SUBMITTED'],
  ['approve', 'SUBMITTED', 'manager', 'APPROVED'],
  ['return', 'SUBMITTED', 'manager', 'RETURNED'],
]

const EVERY_CASE = CHECK_ACTIONS.flatMap(action =>
  CHECK_STATUSES.flatMap(status => PERSON_NAMES.map(person => ({ action, status, person }))),
)

describe('state table of check orders', () => {
  test.each(EVERY_CASE)('decides $action from $status by $person', ({ action, status, person }) => {
    const allowed = ALLOWED.find(([verb, from, who]) => verb === action && from === status && who === person)
    const decision = decideCheckAction(action, status, PERSONS[person])
    expect(decision.allowed ? decision.to : null).toBe(allowed?.[3] ?? null)
  })

  test.each([
    ['approve', 'SUBMITTED', 'manager who leads', 'ownCheck'],
    ['return', 'SUBMITTED', 'manager who leads', 'ownCheck'],
    ['approve', 'SUBMITTED', 'lead', 'person'],
    ['submit', 'IN_PROGRESS', 'checker', 'person'],
    ['submit', 'SUBMITTED', 'lead', 'state'],
    ['start', 'CANCELLED', 'lead', 'state'],
    ['start', 'CANCELLED', 'stranger', 'person'],
  ] as const)('rejects %s from %s by %s for the reason %s', (action, status, person, reason) => {
    expect(decideCheckAction(action, status, PERSONS[person])).toEqual({ allowed: false, reason })
  })
})

describe('next work on a check order', () => {
  const NOBODY = { lead: false, checker: false, approver: false }
  const LEAD = { ...NOBODY, lead: true }
  const CHECKER = { ...NOBODY, checker: true }
  const APPROVER = { ...NOBODY, approver: true }
  const BOTH = { ...LEAD, approver: true }

  test.each([
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
  ] as const)(
    'returns the next step for state %s, parts %o and all items done %s: %s',
    (status, parts, complete, next) => {
      expect(nextWork(status, parts, complete, () => true)).toBe(next)
    },
  )

  test('returns no step without the permission for it', () => {
    expect(nextWork('IN_PROGRESS', LEAD, true, action => action !== 'submit')).toBe('saveResult')
    expect(nextWork('SUBMITTED', APPROVER, true, () => false)).toBeNull()
    expect(nextWork('DRAFT', LEAD, true, action => action !== 'issue')).toBeNull()
  })
})
