import { refusal } from '@apron/contract/errors/catalogue'
import { expect, it } from 'vitest'
import {
  decideTransition,
  requireAllowed,
  type Transition,
  type TransitionDecision,
} from './act-on-record.ts'

type Status = 'open' | 'closed' | 'void'

const close: Transition<Status, { readonly owner: boolean }, 'person'> = {
  from: ['open'],
  to: 'closed',
  refuses: ({ owner }) => (owner ? null : 'person'),
}

it.each([
  ['open', true, { allowed: true, to: 'closed' }],
  ['closed', true, { allowed: false, reason: 'state' }],
  ['void', true, { allowed: false, reason: 'state' }],
  ['open', false, { allowed: false, reason: 'person' }],
  ['closed', false, { allowed: false, reason: 'person' }],
] as const)('closing a record in state %s, by its owner: %s', (status, owner, decision) => {
  expect(decideTransition(close, status, { owner })).toEqual(decision)
})

it('returns the state that an allowed action leads to', () => {
  expect(requireAllowed({ allowed: true, to: 'closed' }, {})).toBe('closed')
})

it.each([
  ['person', 403],
  ['state', 409],
  ['own', 2002],
] as const)('rejects an action that is not allowed because of: %s', (reason, code) => {
  const decision: TransitionDecision<Status, 'person' | 'own'> = { allowed: false, reason }
  const errors = { own: refusal(2002, '本人', 'Own {what}') }
  expect(() => requireAllowed(decision, errors, { what: 'loan' })).toThrow(
    expect.objectContaining({ entry: expect.objectContaining({ code }) }),
  )
})
