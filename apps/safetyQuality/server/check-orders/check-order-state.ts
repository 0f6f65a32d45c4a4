import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { decideTransition } from '@apron/server-kit/records/act-on-record'
import { CHECK_APPROVE_RIGHT } from '../../contract/checks/check-order.calls.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import type { CheckStatus } from '../../contract/values.ts'

/** What a person is to one check order. */
export interface CheckParts {
  readonly lead: boolean
  readonly checker: boolean
  readonly approver: boolean
}

export function partsOf(
  { userCode, resources }: Pick<CallingPerson, 'userCode' | 'resources'>,
  order: { readonly lead_checker: string; readonly checkers: readonly string[] },
): CheckParts {
  return {
    lead: order.lead_checker === userCode,
    checker: order.checkers.includes(userCode),
    approver: resources.has(CHECK_APPROVE_RIGHT),
  }
}

type Reason = 'person' | 'ownCheck'
type Refuses = (parts: CheckParts) => Reason | null

/** The right to the action decides alone. */
const anybody: Refuses = () => null
const team: Refuses = ({ lead, checker }) => (lead || checker ? null : 'person')
const leadOnly: Refuses = ({ lead }) => (lead ? null : 'person')
/** Nobody judges a check that they led. */
const judge: Refuses = ({ approver, lead }) => {
  if (!approver) return 'person'
  return lead ? 'ownCheck' : null
}

/** People who may carry out an action that the description allows in the state. */
const REFUSES: Readonly<Record<CheckAction, Refuses>> = {
  edit: anybody,
  issue: anybody,
  cancel: anybody,
  start: team,
  saveResult: team,
  submit: leadOnly,
  approve: judge,
  return: judge,
}

/** Returns whether an action is allowed, and the state it leads to. */
export function decideCheckAction(action: CheckAction, status: CheckStatus, parts: CheckParts) {
  const { from, to } = checkOrder.actions[action]
  return decideTransition<CheckStatus, CheckParts, Reason>(
    { from, to, refuses: REFUSES[action] },
    status,
    parts,
  )
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
