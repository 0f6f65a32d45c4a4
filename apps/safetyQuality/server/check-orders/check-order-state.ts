import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { decideTransition } from '@apron/server-kit/records/act-on-record'
import { CHECK_APPROVE_RIGHT } from '../../contract/checks/check-order.calls.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import type { CheckStatus } from '../../contract/values.ts'

/** Parts that a person has in one check order. */
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

/** The permission for the action is enough. */
const anybody: Refuses = () => null
const team: Refuses = ({ lead, checker }) => (lead || checker ? null : 'person')
const leadOnly: Refuses = ({ lead }) => (lead ? null : 'person')
/** Nobody approves a check that they led. */
const approverNotLead: Refuses = ({ approver, lead }) => {
  if (!approver) return 'person'
  return lead ? 'ownCheck' : null
}

/** Rules about the person, per action. The state is checked before them. */
const REFUSES: Readonly<Record<CheckAction, Refuses>> = {
  edit: anybody,
  issue: anybody,
  cancel: anybody,
  start: team,
  saveResult: team,
  submit: leadOnly,
  approve: approverNotLead,
  return: approverNotLead,
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

/** Next steps in the order in which they are offered. `submit` needs a result for every item. */
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
 * Returns the step that the person has to take next on a check order, or null.
 * @param complete whether all items have a result @param may whether the person holds the permission for an action
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

/** Returns true for steps that other people wait for. */
export const isDecision = (action: NextWork) => action === 'issue' || action === 'approve'
