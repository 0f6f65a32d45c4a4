import { Refusal } from '@apron/contract/errors/refusal'
import { FLOW_REFUSALS, type FlowRefusalName } from '@apron/contract/flow/flow-refusals'
import type { FlowState } from '@apron/contract/flow/flow-words'
import type { TaskOutcome } from '../flow.tables.ts'

export function flowRefusal(name: FlowRefusalName): Refusal {
  return new Refusal(FLOW_REFUSALS[name])
}

const OF_OUTCOME: Partial<Readonly<Record<TaskOutcome, FlowRefusalName>>> = {
  agree: 'alreadyAgreed',
  fillIn: 'taskOver',
  reject: 'alreadyRejected',
  refuse: 'alreadyRefused',
  withdraw: 'alreadyWithdrawn',
}

const OF_STATUS: Readonly<Record<FlowState, FlowRefusalName>> = {
  running: 'taskOver',
  rejected: 'alreadyRejected',
  agreed: 'alreadyAgreed',
  refused: 'alreadyRefused',
  withdrawn: 'alreadyWithdrawn',
}

/** Returns why a closed task accepts no decision: its outcome, or that of its process (FLOW-06). */
export function overRefusal(outcome: TaskOutcome | null, status: FlowState): FlowRefusalName {
  return (outcome === null ? undefined : OF_OUTCOME[outcome]) ?? OF_STATUS[status]
}
