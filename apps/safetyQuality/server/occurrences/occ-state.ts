import {
  decideTransition,
  type Transition,
  type TransitionDecision,
} from '@apron/server-kit/records/act-on-record'
import type { OccAction, OccStatus } from '../../contract/occurrences/occurrence.values.ts'

/** Role of a person in one report. The route checks the permission. */
export interface OccParts {
  readonly author: boolean
}

type Rule = Omit<Transition<OccStatus, OccParts, 'person'>, 'to'> & { readonly to: OccStatus | 'same' }

const nobody = () => null
const nonAuthors = (parts: OccParts) => (parts.author ? null : 'person')

/** Transitions of a report: state before, state after, and who may take it. */
const RULES: Readonly<Record<OccAction, Rule>> = {
  edit: { from: ['DRAFT', 'RETURNED'], to: 'same', refuses: nonAuthors },
  submit: { from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', refuses: nonAuthors },
  review: { from: ['SUBMITTED'], to: 'REVIEW', refuses: nobody },
  return: { from: ['SUBMITTED', 'REVIEW'], to: 'RETURNED', refuses: nobody },
  send: { from: ['REVIEW'], to: 'SENT', refuses: nobody },
  close: { from: ['SENT'], to: 'CLOSED', refuses: nobody },
}

/** Returns the state after an action, or the reason why it is not allowed. */
export function decideOccAction(
  action: OccAction,
  status: OccStatus,
  parts: OccParts,
): TransitionDecision<OccStatus, 'person'> {
  const { to, ...rule } = RULES[action]
  return decideTransition({ ...rule, to: to === 'same' ? status : to }, status, parts)
}
