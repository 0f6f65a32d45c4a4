import type { FlowDetail } from '@apron/contract/flow/flow'
import { FLOW_REMARK_LENGTH, FLOW_REMARK_MIN_LENGTH } from '@apron/contract/limits/flow'
import { PersonField } from '@apron/pages/fields'
import { DecisionDialog } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import { ChoiceField } from '@apron/ui/fields'
import { useState } from 'react'
import { detailTexts } from './detail.texts.ts'
import type { Act } from './use-decisions.ts'

/** Decisions that are confirmed in a dialog. */
export type DialogAct = Exclude<Act, 'withdraw'>

interface ActDialogProps {
  readonly act: DialogAct
  readonly detail: FlowDetail
  readonly busy: boolean
  readonly onClose: () => void
  readonly onDecide: (remark: string, to: string | null) => Promise<boolean>
}

/** Option for returning to the initiator. No node has this name. */
const INITIATOR = ''

/** Dialog for one decision, with its effect, the person if one is needed, and the remark. */
export function ActDialog({ act, detail, busy, onClose, onDecide }: ActDialogProps) {
  const t = useTexts(detailTexts)
  const [node, setNode] = useState(INITIATOR)
  const [person, setPerson] = useState<string | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const needsPerson = act === 'transfer' || act === 'addApprover'
  const needsReason = act === 'reject' || act === 'refuse'
  const backTo = detail.task?.backTo ?? []

  function ready(): boolean {
    setSubmitted(true)
    return !needsPerson || person !== null
  }
  const to = needsPerson ? person : node === INITIATOR ? null : node
  return (
    <DecisionDialog
      title={t.act[act]}
      action={t.act[act]}
      {...(act === 'agree' || act === 'submit' ? {} : { message: t.what[act] })}
      label={needsReason ? t.reason : t.remark}
      maxLength={FLOW_REMARK_LENGTH}
      {...(needsReason ? { min: { length: FLOW_REMARK_MIN_LENGTH, problem: t.remarkTooShort } } : {})}
      record={`flow.${act}.${detail.task?.taskId ?? ''}`}
      ready={ready}
      busy={busy}
      onClose={onClose}
      onDecide={remark => onDecide(remark, to)}
      fields={
        <>
          {act === 'reject' && backTo.length > 0 && (
            <ChoiceField
              label={t.backTo}
              appearance="radios"
              value={node}
              options={[
                { value: INITIATOR, label: fillText(t.toInitiator, { name: detail.initiator.name }) },
                ...backTo.map(({ nodeId, node: label }) => ({ value: nodeId, label })),
              ]}
              onChange={setNode}
            />
          )}
          {needsPerson && (
            <PersonField
              label={t.person}
              required
              value={person}
              error={submitted && person === null ? t.personMissing : undefined}
              onChange={setPerson}
            />
          )}
        </>
      }
    />
  )
}
