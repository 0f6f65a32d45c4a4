import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { decideTransition, type Transition } from '@apron/server-kit/records/transitions'
import { CHECK_APPROVE_RIGHT } from '../../contract/check-order.calls.ts'
import type { CheckAction } from '../../contract/check-order.ts'
import type { CheckStatus } from '../../contract/values.ts'
import type { FoundOrder } from './check-order.repository.ts'

/** What a person is to one check order. */
export interface CheckParts {
  readonly lead: boolean
  readonly checker: boolean
  readonly approver: boolean
}

export function partsOf(
  { userCode, resources }: Pick<CallingPerson, 'userCode' | 'resources'>,
  order: Pick<FoundOrder, 'lead_checker' | 'checkers'>,
): CheckParts {
  return {
    lead: order.lead_checker === userCode,
    checker: order.checkers.includes(userCode),
    approver: resources.has(CHECK_APPROVE_RIGHT),
  }
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

/** Next steps in the order in which they are offered. A check is submitted once all its items have a result. */
const NEXT = ['issue', 'start', 'submit', 'saveResult', 'approve'] as const satisfies readonly CheckAction[]
export type NextWork = (typeof NEXT)[number]

export const WORK_TEXTS = defineTexts('safetyQuality.work', {
  issue: { zh: '下达', en: 'Issue' },
  start: { zh: '开始检查', en: 'Start the check' },
  saveResult: { zh: '填写检查结果', en: 'Enter the results' },
  submit: { zh: '提交检查结果', en: 'Submit the results' },
  approve: { zh: '审批', en: 'Approve or return' },
} satisfies Record<NextWork, TextPair>)

/**
 * Returns the step that a check order waits for a person to take; null for none.
 * @param complete all its items have a result @param may whether the person holds the right to an action
 */
export function nextWork(
  status: CheckStatus,
  parts: CheckParts,
  complete: boolean,
  may: (action: CheckAction) => boolean,
): NextWork | null {
  const allowed = (action: NextWork) => may(action) && decideCheckAction(action, status, parts).allowed
  return NEXT.find(action => (action !== 'submit' || complete) && allowed(action)) ?? null
}

/** Returns true for steps that others wait for. */
export const isDecision = (action: NextWork) => action === 'issue' || action === 'approve'
