import type { AdminFlowTask } from '@apron/contract/flow/admin-flow'
import {
  getAdminFlow,
  listAdminFlowDefinitions,
  listAdminFlowNodes,
  moveAdminFlow,
  pageAdminFlows,
  resumeAdminFlow,
} from '@apron/contract/flow/admin-flow.calls'
import { FLOW_REMARK_LENGTH, FLOW_REMARK_MIN_LENGTH } from '@apron/contract/limits/flow'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { flowsTexts } from './flows.texts.ts'

/** Calls to refetch after an operator's intervention. */
const INVALIDATED = [getAdminFlow, pageAdminFlows, listAdminFlowNodes, listAdminFlowDefinitions]

function useReason() {
  const t = useTexts(flowsTexts)
  return {
    label: t.reason,
    maxLength: FLOW_REMARK_LENGTH,
    min: { length: FLOW_REMARK_MIN_LENGTH, problem: t.reasonTooShort },
  }
}

interface MoveDialogProps {
  readonly task: AdminFlowTask
  readonly onClose: () => void
}

/** Reassigns a task whose assignees have all left, with a reason. */
export function MoveDialog({ task, onClose }: MoveDialogProps) {
  const t = useTexts(flowsTexts)
  const reason = useReason()
  const [to, setTo] = useState<string | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const moving = useAction(moveAdminFlow, { done: t.moved, invalidates: INVALIDATED })
  return (
    <DecisionDialog
      title={t.move}
      action={t.move}
      message={t.moveWhat}
      {...reason}
      ready={() => {
        setSubmitted(true)
        return to !== null
      }}
      busy={moving.busy}
      onClose={onClose}
      onDecide={async remark =>
        (await moving.run({ body: { taskId: task.taskId, to: to ?? '', remark: remark.trim() } })).done
      }
      fields={
        <SelectField
          label={t.to}
          required
          searchable
          value={to}
          error={submitted && to === null ? t.toMissing : undefined}
          options={task.movableTo.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
          onChange={setTo}
        />
      }
    />
  )
}

interface ResumeDialogProps {
  readonly insId: string
  readonly onClose: () => void
}

/** Retries a stuck process, or a failed posting to its record. */
export function ResumeDialog({ insId, onClose }: ResumeDialogProps) {
  const t = useTexts(flowsTexts)
  const reason = useReason()
  const resuming = useAction(resumeAdminFlow, {
    done: ({ stuck, state }) => (stuck === null && state !== 'postingFailed' ? t.resumed : t.stillStuck),
    invalidates: INVALIDATED,
  })
  return (
    <DecisionDialog
      title={t.resume}
      action={t.resume}
      message={t.resumeWhat}
      {...reason}
      busy={resuming.busy}
      onClose={onClose}
      onDecide={async remark => (await resuming.run({ body: { insId, remark: remark.trim() } })).done}
    />
  )
}
