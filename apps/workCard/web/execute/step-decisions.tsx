import { DecisionDialog } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { NumberField, TextField } from '@apron/ui/fields'
import { useState } from 'react'
import type { StepWork } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import type { StepActions } from './use-step-actions.ts'

interface StepDecisionsProps {
  readonly step: CardStep
  readonly done: StepWork
  readonly actions: StepActions
  readonly isTyped: boolean
}

type Decision = 'reject' | 'na' | 'amend'
const REASON = { min: 5, max: 200 } as const

/** Rejects an inspection, marks a step as not applicable, corrects what was signed: each with a reason. */
export function StepDecisions({ step, done, actions, isTyped }: StepDecisionsProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const [asking, setAsking] = useState<Decision | null>(null)
  const [value, setValue] = useState(done.value)
  const [remark, setRemark] = useState(done.remark)
  const { stepNo } = step
  const offered: Decision[] = [
    ...(done.may.includes('inspect') ? (['reject'] as const) : []),
    ...(done.may.includes('na') ? (['na'] as const) : []),
    ...(done.may.includes('amend') ? (['amend'] as const) : []),
  ]

  function decide(decision: Decision, reason: string): Promise<boolean> {
    if (decision === 'reject') return actions.reject(stepNo, done.attempt, reason)
    if (decision === 'na') return actions.notApplicable(stepNo, reason)
    return actions.amend({ stepNo, value, remark, nrNo: done.nrNo, reason })
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
  if (offered.length === 0) return null
  return (
    <div className="wc-step-more">
      {offered.map(decision => (
        <Button key={decision} disabled={isTyped || actions.busy} onClick={() => setAsking(decision)}>
          {texts[decision]}
        </Button>
      ))}
      {asking !== null && (
        <DecisionDialog
          title={`${texts[asking]} · ${fillText(texts.step, { no: String(stepNo) })}`}
          label={texts.reason}
          action={texts[asking]}
          maxLength={REASON.max}
          min={{ length: REASON.min, problem: texts.reasonShort }}
          fields={asking === 'amend' ? amended : undefined}
          busy={actions.busy}
          onClose={() => setAsking(null)}
          onDecide={reason => decide(asking, reason)}
        />
      )}
    </div>
  )
}
