import type { CheckAction, CheckStatus } from '../../contract/values.ts'

/** What a person is to one check order. */
export interface CheckParts {
  readonly lead: boolean
  readonly checker: boolean
  readonly qaManager: boolean
}

export type CheckDecision =
  | { readonly allowed: true; readonly to: CheckStatus }
  | { readonly allowed: false; readonly reason: 'person' | 'ownCheck' | 'state' }

interface Transition {
  readonly from: readonly CheckStatus[]
  readonly to: CheckStatus
  readonly who: (parts: CheckParts) => boolean
}

const team = (parts: CheckParts) => parts.lead || parts.checker

/** Who may move an issued check order, from where to where. A returned one is taken up again by its team. */
const TRANSITIONS: Readonly<Record<CheckAction, Transition>> = {
  start: { from: ['ISSUED', 'RETURNED'], to: 'IN_PROGRESS', who: team },
  saveResult: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS', who: team },
  submit: { from: ['IN_PROGRESS'], to: 'SUBMITTED', who: parts => parts.lead },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', who: parts => parts.qaManager },
  return: { from: ['SUBMITTED'], to: 'RETURNED', who: parts => parts.qaManager },
}

/** Whether an action is allowed, and the state it leads to. The person is judged before the state. */
export function decideCheckAction(
  action: CheckAction,
  status: CheckStatus,
  parts: CheckParts,
): CheckDecision {
  const { from, to, who } = TRANSITIONS[action]
  if (!who(parts)) return { allowed: false, reason: 'person' }
  if (parts.lead && (action === 'approve' || action === 'return'))
    return { allowed: false, reason: 'ownCheck' }
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'state' }
}
