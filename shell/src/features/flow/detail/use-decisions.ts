import {
  addFlowApprover,
  agreeFlow,
  refuseFlow,
  rejectFlow,
  submitFlow,
  transferFlow,
  withdrawFlow,
} from '@apron/contract/calls/flow.calls'
import type { FlowDecided, FlowDetail } from '@apron/contract/entities/flow'
import type { FormValues } from '@apron/contract/flow/form-values'
import { type CallError, useTexts } from '@apron/sdk'
import { type ActionOutcome, useAction } from '@apron/sdk/query'
import { FLOW_READS, useFlowHints } from '../shared/flow-hints.ts'
import { detailTexts } from './detail.texts.ts'

/** What can be done with a process or with one's task in it; reminding has a button of its own. */
export const ACTS = ['agree', 'submit', 'reject', 'refuse', 'transfer', 'addApprover', 'withdraw'] as const
export type Act = (typeof ACTS)[number]

export interface Decision {
  readonly act: Act
  /** What the person saw when they began to decide: another window may have been quicker since, and the server says so. */
  readonly seen: FlowDetail
  readonly remark: string
  /** What the node may change; nothing where it may change nothing. */
  readonly values: FormValues
  /** Of a rejection the node it goes back to, of a transfer or an added approver the person; null: the initiator. */
  readonly to: string | null
}

interface DecisionsProps {
  readonly onDecided: (act: Act, decided: FlowDecided) => void
  readonly onRefused: (error: CallError) => void
}

/** Decides, and says what became of it. */
export function useDecisions({ onDecided, onRefused }: DecisionsProps) {
  const t = useTexts(detailTexts)
  const hints = useFlowHints()
  const of = (act: Act) => ({ done: t.said[act], invalidates: FLOW_READS })
  const agreeing = useAction(agreeFlow, of('agree'))
  const submitting = useAction(submitFlow, of('submit'))
  const rejecting = useAction(rejectFlow, of('reject'))
  const refusing = useAction(refuseFlow, of('refuse'))
  const transferring = useAction(transferFlow, of('transfer'))
  const adding = useAction(addFlowApprover, of('addApprover'))
  const withdrawing = useAction(withdrawFlow, of('withdraw'))
  const all = [agreeing, submitting, rejecting, refusing, transferring, adding, withdrawing]

  function send({ act, seen, remark, values, to }: Decision): Promise<ActionOutcome<FlowDecided>> {
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
    /** @returns whether it was taken */
    decide: async (decision: Decision): Promise<boolean> => {
      const outcome = await send(decision)
      if (!outcome.done) {
        onRefused(outcome.error)
        return false
      }
      hints.decided()
      onDecided(decision.act, outcome.data)
      return true
    },
  }
}
