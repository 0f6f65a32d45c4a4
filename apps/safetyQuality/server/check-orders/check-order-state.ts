import { decideTransition, type Transition } from '@apron/server-kit/records/transitions'
import type { CheckAction, CheckStatus } from '../../contract/values.ts'

/** What a person is to one check order. */
export interface CheckParts {
  readonly lead: boolean
  readonly checker: boolean
  readonly approver: boolean
}

type Reason = 'person' | 'ownCheck'

const team = (parts: CheckParts): Reason | null => (parts.lead || parts.checker ? null : 'person')
const lead = (parts: CheckParts): Reason | null => (parts.lead ? null : 'person')
/** Nobody judges a check that they led. */
const judge = ({ approver, lead: led }: CheckParts): Reason | null => {
  if (!approver) return 'person'
  return led ? 'ownCheck' : null
}

/** Who may move an issued check order, from where to where. A returned one is taken up again by its team. */
const TRANSITIONS: Readonly<Record<CheckAction, Transition<CheckStatus, CheckParts, Reason>>> = {
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
