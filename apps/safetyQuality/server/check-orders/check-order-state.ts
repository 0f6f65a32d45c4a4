import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { decideTransition } from '@apron/server-kit/records/act-on-record'
import { CHECK_APPROVE_PERMISSION } from '../../contract/checks/check-order.calls.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import type { CheckStatus } from '../../contract/values.ts'

/** Parts that a person has in one check order. */
export type CheckParts = Readonly<Record<'lead' | 'checker' | 'approver', boolean>>

export const partsOf = (
  { userCode, resources }: Pick<CallingPerson, 'userCode' | 'resources'>,
  order: { readonly lead_checker: string; readonly checkers: readonly string[] },
): CheckParts => ({
  lead: order.lead_checker === userCode,
  checker: order.checkers.includes(userCode),
  approver: resources.has(CHECK_APPROVE_PERMISSION),
})

type Reason = 'person' | 'ownCheck'
type Refuses = (parts: CheckParts) => Reason | null

const nonMembers: Refuses = ({ lead, checker }) => (lead || checker ? null : 'person')
/** Nobody approves a check that they led. */
const nonApproversAndLead: Refuses = ({ approver, lead }) => {
  if (!approver) return 'person'
  return lead ? 'ownCheck' : null
}

/** Rules about the person. Other actions need their permission only. The state is checked after them. */
const PERSON_RULES: Readonly<Partial<Record<CheckAction, Refuses>>> = {
  start: nonMembers,
  saveResult: nonMembers,
  submit: ({ lead }) => (lead ? null : 'person'),
  approve: nonApproversAndLead,
  return: nonApproversAndLead,
}

/** Returns whether an action is allowed, and the state it leads to. */
export function decideCheckAction(action: CheckAction, status: CheckStatus, parts: CheckParts) {
  const refuses = PERSON_RULES[action] ?? (() => null)
  const transition = { ...checkOrder.actions[action], refuses }
  return decideTransition<CheckStatus, CheckParts, Reason>(transition, status, parts)
}

/** Next steps in the order in which they are offered. `submit` needs a result for every item. */
const STEPS = ['issue', 'start', 'submit', 'saveResult', 'approve'] as const satisfies readonly CheckAction[]
export type NextWork = (typeof STEPS)[number]

/**
 * Returns the step that the person has to take next on a check order, or null.
 * @param complete whether all items have a result @param may whether the person holds the permission for an action
 */
export const nextWork = (
  status: CheckStatus,
  parts: CheckParts,
  complete: boolean,
  may: (action: CheckAction) => boolean,
): NextWork | null =>
  STEPS.find(
    action =>
      (action !== 'submit' || complete) && may(action) && decideCheckAction(action, status, parts).allowed,
  ) ?? null
