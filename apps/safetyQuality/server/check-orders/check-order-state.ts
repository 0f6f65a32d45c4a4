import { decideTransition, type Transition } from '@apron/server-kit/records/transitions'
import type { CheckAction, CheckStatus } from '../../contract/values.ts'

/** What a person is to one check order. */
export interface CheckParts {
  readonly lead: boolean
  readonly checker: boolean
  readonly approver: boolean
}

type Reason = 'person' | 'ownCheck'

/** The right to the action decides alone. */
const anybody = () => null
const team = (parts: CheckParts): Reason | null => (parts.lead || parts.checker ? null : 'person')
const lead = (parts: CheckParts): Reason | null => (parts.lead ? null : 'person')
/** Nobody judges a check that they led. */
const judge = ({ approver, lead: led }: CheckParts): Reason | null => {
  if (!approver) return 'person'
  return led ? 'ownCheck' : null
}

/** Who may move a check order, from where to where. A returned one is taken up again by its team. */
const TRANSITIONS: Readonly<Record<CheckAction, Transition<CheckStatus, CheckParts, Reason>>> = {
  edit: { from: ['DRAFT'], to: 'DRAFT', refuses: anybody },
  issue: { from: ['DRAFT'], to: 'ISSUED', refuses: anybody },
  cancel: { from: ['DRAFT', 'ISSUED'], to: 'CANCELLED', refuses: anybody },
  start: { from: ['ISSUED', 'RETURNED'], to: 'IN_PROGRESS', refuses: team },
  saveResult: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS', refuses: team },
  submit: { from: ['IN_PROGRESS'], to: 'SUBMITTED', refuses: lead },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', refuses: judge },
  return: { from: ['SUBMITTED'], to: 'RETURNED', refuses: judge },
}

/** Whether an action is allowed, and the state it leads to. */
export function decideCheckAction(action: CheckAction, status: CheckStatus, parts: CheckParts) {
  return decideTransition(TRANSITIONS[action], status, parts)
}
