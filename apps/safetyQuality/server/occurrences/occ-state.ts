import {
  decideTransition,
  type Transition,
  type TransitionDecision,
} from '@apron/server-kit/records/transitions'
import type { OccAction, OccStatus } from '../../contract/occurrence.values.ts'

/** What a person is to one report. The permission of the action is checked with its call. */
export interface OccParts {
  readonly author: boolean
}

type Rule = Omit<Transition<OccStatus, OccParts, 'person'>, 'to'> & { readonly to: OccStatus | 'same' }

const anybody = () => null
const author = (parts: OccParts) => (parts.author ? null : 'person')

/** Who may do what, from where to where. */
const RULES: Readonly<Record<OccAction, Rule>> = {
  edit: { from: ['DRAFT', 'RETURNED'], to: 'same', refuses: author },
  submit: { from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', refuses: author },
  review: { from: ['SUBMITTED'], to: 'REVIEW', refuses: anybody },
  return: { from: ['SUBMITTED', 'REVIEW'], to: 'RETURNED', refuses: anybody },
  send: { from: ['REVIEW'], to: 'SENT', refuses: anybody },
  close: { from: ['SENT'], to: 'CLOSED', refuses: anybody },
}

/** Whether an action is allowed, and the state it leads to. */
export function decideOccAction(
  action: OccAction,
  status: OccStatus,
  parts: OccParts,
): TransitionDecision<OccStatus, 'person'> {
  const { to, ...rule } = RULES[action]
  return decideTransition({ ...rule, to: to === 'same' ? status : to }, status, parts)
}
