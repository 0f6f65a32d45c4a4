import { REASON_LENGTHS } from '@apron/contract/records/actions'
import { DecisionDialog } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { NumberField, TextField } from '@apron/ui/fields'
import { Inline } from '@apron/ui/page'
import { useState } from 'react'
import { amendStep, markNotApplicable, rejectStep, type StepWork } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import { useStepAction } from './use-step-action.ts'

interface StepDecisionsProps {
  /** Id of the card. */
  readonly id: string
  readonly step: CardStep
  readonly state: StepWork
  readonly disabled: boolean
}

/** The permission that each decision requires. */
const DECISIONS = { reject: 'inspect', na: 'na', amend: 'amend' } as const
const NAMES = ['reject', 'na', 'amend'] as const

/** Buttons that reject an inspection, mark a step as not applicable or correct a signed value, each with a reason. */
export function StepDecisions({ id, step, state, disabled }: StepDecisionsProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const [openDecision, setOpenDecision] = useState<(typeof NAMES)[number] | null>(null)
  const [value, setValue] = useState(state.value)
  const [remark, setRemark] = useState(state.remark)
  const rejecting = useStepAction(rejectStep, id)
  const marking = useStepAction(markNotApplicable, id)
  const amending = useStepAction(amendStep, id)
  const busy = rejecting.busy || marking.busy || amending.busy
  const available = NAMES.filter(name => state.may.includes(DECISIONS[name]))
  const { stepNo } = step
  const { attempt, nrNo } = state

  async function decide(reason: string): Promise<boolean> {
    const body = { id, stepNo, reason }
    if (openDecision === 'reject') return (await rejecting.run({ body: { ...body, attempt } })).done
    if (openDecision === 'na') return (await marking.run({ body })).done
    return (await amending.run({ body: { ...body, value, remark, nrNo } })).done
  }

  const amended =
    step.kind === 'MEASURE' ? (
      <NumberField
        label={`${texts.value}（${step.unit}）`}
        precision={step.decimals ?? 0}
        value={value}
        onChange={setValue}
      />
    ) : (
      <TextField label={texts.remark} maxLength={300} value={remark} onChange={setRemark} />
    )
  if (available.length === 0) return null
  return (
    <Inline>
      {available.map(name => (
        <Button key={name} disabled={disabled || busy} onClick={() => setOpenDecision(name)}>
          {texts[name]}
        </Button>
      ))}
      {openDecision !== null && (
        <DecisionDialog
          title={`${texts[openDecision]} · ${fillText(texts.step, { no: String(stepNo) })}`}
          label={texts.reason}
          action={texts[openDecision]}
          maxLength={REASON_LENGTHS.max}
          min={{ length: REASON_LENGTHS.min, problem: texts.reasonShort }}
          fields={openDecision === 'amend' ? amended : undefined}
          busy={busy}
          onClose={() => setOpenDecision(null)}
          onDecide={decide}
        />
      )}
    </Inline>
  )
}
