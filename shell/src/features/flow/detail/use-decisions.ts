import type { FlowDecisionResult, FlowDetail } from '@apron/contract/flow/flow'
import {
  addFlowApprover,
  agreeFlow,
  refuseFlow,
  rejectFlow,
  submitFlow,
  transferFlow,
  withdrawFlow,
} from '@apron/contract/flow/flow.calls'
import type { FormValues } from '@apron/contract/flow/form-values'
import { type CallError, useTexts } from '@apron/sdk'
import { type ActionOutcome, useAction } from '@apron/sdk/query'
import { FLOW_QUERIES, useFlowHints } from '../shared/flow-hints.ts'
import { detailTexts } from './detail.texts.ts'

/** Actions on a process or on the user's task in it. Reminders have their own button. */
export const ACTS = ['agree', 'submit', 'reject', 'refuse', 'transfer', 'addApprover', 'withdraw'] as const
export type Act = (typeof ACTS)[number]

export interface Decision {
  readonly act: Act
  /**
   * The process as the user saw it when they began to decide. If another window has decided since, the server
   * rejects the request.
   */
  readonly seen: FlowDetail
  readonly remark: string
  /** Values that the node may edit; empty if it may edit none. */
  readonly values: FormValues
  /** Target node of a rejection, or the person for a transfer or added approver. Null for the initiator. */
  readonly to: string | null
}

interface DecisionsProps {
  readonly onDecided: (act: Act, decided: FlowDecisionResult) => void
  readonly onFailed: (error: CallError) => void
}

/** Sends decisions and reports the outcome. */
export function useDecisions({ onDecided, onFailed }: DecisionsProps) {
  const t = useTexts(detailTexts)
  const hints = useFlowHints()
  const options = (act: Act) => ({ done: t.said[act], invalidates: FLOW_QUERIES })
  const agreeing = useAction(agreeFlow, options('agree'))
  const submitting = useAction(submitFlow, options('submit'))
  const rejecting = useAction(rejectFlow, options('reject'))
  const refusing = useAction(refuseFlow, options('refuse'))
  const transferring = useAction(transferFlow, options('transfer'))
  const adding = useAction(addFlowApprover, options('addApprover'))
  const withdrawing = useAction(withdrawFlow, options('withdraw'))
  const all = [agreeing, submitting, rejecting, refusing, transferring, adding, withdrawing]

  function send({ act, seen, remark, values, to }: Decision): Promise<ActionOutcome<FlowDecisionResult>> {
    const { insId, version, task } = seen
    const common = { taskId: task?.taskId ?? '', version, remark: remark.trim() }
    switch (act) {
      case 'agree':
        return agreeing.run({ body: { ...common, ...(Object.keys(values).length === 0 ? {} : { values }) } })
      case 'submit':
        return submitting.run({ body: { ...common, values } })
      case 'reject':
        return rejecting.run({ body: { ...common, ...(to === null ? {} : { to }) } })
      case 'refuse':
        return refusing.run({ body: common })
      case 'transfer':
        return transferring.run({ body: { ...common, to: to ?? '' } })
      case 'addApprover':
        return adding.run({ body: { ...common, to: to ?? '' } })
      default:
        return withdrawing.run({ body: { insId } })
    }
  }

  return {
    busy: all.some(({ busy }) => busy),
    /** @returns true if the decision was accepted */
    decide: async (decision: Decision): Promise<boolean> => {
      const outcome = await send(decision)
      if (!outcome.done) {
        onFailed(outcome.error)
        return false
      }
      hints.refreshCounts()
      onDecided(decision.act, outcome.data)
      return true
    },
  }
}
