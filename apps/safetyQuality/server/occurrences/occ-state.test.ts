import { expect, test } from 'vitest'
import { OCC_ACTIONS, OCC_STATUSES } from '../../contract/occurrences/occurrence.values.ts'
import { decideOccAction } from './occ-state.ts'

/** All allowed transitions. Everything else is rejected. */
const ALLOWED: Readonly<Record<string, string>> = {
  'edit DRAFT author': 'DRAFT',
  'edit RETURNED author': 'RETURNED',
  'submit DRAFT author': 'SUBMITTED',
  'submit RETURNED author': 'SUBMITTED',
  'review SUBMITTED author': 'REVIEW',
  'review SUBMITTED other': 'REVIEW',
  'return SUBMITTED author': 'RETURNED',
  'return SUBMITTED other': 'RETURNED',
  'return REVIEW author': 'RETURNED',
  'return REVIEW other': 'RETURNED',
  'send REVIEW author': 'SENT',
  'send REVIEW other': 'SENT',
  'close SENT author': 'CLOSED',
  'close SENT other': 'CLOSED',
}

const CASES = OCC_ACTIONS.flatMap(action =>
  OCC_STATUSES.flatMap(status => ['author', 'other'].map(person => [action, status, person] as const)),
)

test.each(CASES)('[SQ-28] decides %s from %s by %s', (action, status, person) => {
  const decision = decideOccAction(action, status, { author: person === 'author' })
  const expected = ALLOWED[`${action} ${status} ${person}`]
  expect(decision.allowed ? decision.to : undefined).toBe(expected)
})

test('[SQ-28] gives the person or the state as the reason of a rejection', () => {
  expect(decideOccAction('edit', 'DRAFT', { author: false })).toEqual({ allowed: false, reason: 'person' })
  expect(decideOccAction('edit', 'SENT', { author: true })).toEqual({ allowed: false, reason: 'state' })
})
