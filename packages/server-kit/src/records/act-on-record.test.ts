import { expect, it } from 'vitest'
import { decideTransition, type Transition } from './act-on-record.ts'

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
] as const)('to close what is %s, as its owner: %s', (status, owner, decision) => {
  expect(decideTransition(close, status, { owner })).toEqual(decision)
})
