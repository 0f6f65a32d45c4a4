import { wireMinute } from '@apron/contract/wire/wire-time'
import { DraftNotice, useDraft } from '@apron/pages/draft'
import { UnsavedGuard } from '@apron/pages/record'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Button, LinkButton } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { NumberField, TextAreaField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CardWork, StepWork } from '../../contract/card-work.ts'
import { type CardStep, STEP_KINDS, WARNINGS } from '../../contract/job-card.fields.ts'
import type { JobCardDetail } from '../../contract/job-card.ts'
import { isOutside } from '../../contract/rules/sign-rules.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import { raiseLink } from './non-routines.tsx'
import { StepDecisions } from './step-decisions.tsx'
import { stepText } from './step-text.ts'
import { useStepActions } from './use-step-actions.ts'

interface StepPanelProps {
  readonly row: JobCardDetail
  readonly step: CardStep
  readonly done: StepWork
  readonly nonRoutines: CardWork['nonRoutines']
  readonly onTyped: (isTyped: boolean) => void
  readonly onSigned: () => void
}

const NOTHING = { value: null as number | null, remark: '', nrNo: '' }

/** One step, large: what to do, what was measured, and the signature. */
export function StepPanel({ row, step, done, nonRoutines, onTyped, onSigned }: StepPanelProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const language = useLanguage()
  const [reading, setReading] = useState(NOTHING)
  const actions = useStepActions(row.id)
  const isMeasure = step.kind === 'MEASURE'
  const maySign = done.may.includes('sign') || done.may.includes('inspect')
  const isTyped = JSON.stringify(reading) !== JSON.stringify(NOTHING)
  const limits = { min: String(step.min ?? ''), max: String(step.max ?? ''), unit: step.unit }
  const isOut = isMeasure && reading.value !== null && isOutside(step, reading.value)
  const draft = useDraft({
    of: maySign ? `workCard.step ${row.id} ${step.stepNo} ${done.attempt}` : null,
    title: `${texts.draft} ${row.cardNo} · ${step.stepNo}`,
    start: NOTHING,
    values: reading,
    onTake: setReading,
  })
  const waits = step.kind === 'RII' && done.by === null ? texts.waitsForInspector : ''
  const hindrance = done.hindrance === '' ? waits : done.hindrance
  const change = (part: Partial<typeof NOTHING>) => setReading(before => ({ ...before, ...part }))

  const tell = useEffectEvent((value: boolean) => onTyped(value))
  useEffect(() => {
    tell(isTyped)
    return () => tell(false)
  }, [isTyped])

  async function sign(): Promise<boolean> {
    const kind = done.may.includes('inspect') ? 'inspect' : 'sign'
    const isDone = await actions.sign(kind, { stepNo: step.stepNo, attempt: done.attempt, ...reading })
    if (!isDone) return false
    draft.forget()
    setReading(NOTHING)
    onSigned()
    return true
  }

  return (
    <article className="wc-step" aria-label={fillText(texts.step, { no: String(step.stepNo) })}>
      <header className="wc-step-head">
        <strong>{fillText(texts.step, { no: String(step.stepNo) })}</strong>
        <span>{STEP_KINDS[step.kind][language]}</span>
        {done.attempt > 1 && <span>{fillText(texts.attempt, { no: String(done.attempt) })}</span>}
      </header>
      {step.warning !== null && (
        <Alert meaning={WARNINGS[step.warning].meaning} title={WARNINGS[step.warning][language]}>
          {step.warningText}
        </Alert>
      )}
      <p className="wc-step-text">{stepText(step, language)}</p>
      {isMeasure && (
        <p className="wc-step-limits">
          {step.measureLabel} {fillText(texts.limits, limits)}
        </p>
      )}
      <Signed step={step} done={done} />
      {maySign && (
        <div className="wc-step-sign">
          <DraftNotice draft={draft} labelOf={() => texts.value} />
          {isMeasure && (
            <NumberField
              label={`${texts.value}（${step.unit}）`}
              required
              precision={step.decimals ?? 0}
              value={reading.value}
              onChange={value => change({ value })}
            />
          )}
          <TextAreaField
            label={texts.remark}
            required={isOut}
            rows={2}
            maxLength={300}
            value={reading.remark}
            onChange={remark => change({ remark })}
          />
          <Button kind="primary" className="wc-sign" busy={actions.busy} onClick={() => void sign()}>
            {done.may.includes('inspect') ? texts.inspect : texts.sign}
          </Button>
          {/* Below the button, which must not move away from the pointer that leaves the field. */}
          {isOut && (
            <>
              <Alert
                meaning="red"
                action={<LinkButton href={raiseLink(row.cardNo)}>{texts.raise}</LinkButton>}
              >
                {fillText(texts.outOfLimits, limits)}
              </Alert>
              <SelectField
                label={texts.nr}
                required
                value={reading.nrNo === '' ? null : reading.nrNo}
                options={nonRoutines.map(({ nrNo }) => ({ value: nrNo, label: nrNo }))}
                onChange={nrNo => change({ nrNo: nrNo ?? '' })}
              />
            </>
          )}
        </div>
      )}
      {hindrance !== '' && !maySign && <Alert meaning="info">{hindrance}</Alert>}
      <StepDecisions step={step} done={done} actions={actions} isTyped={isTyped} />
      {isTyped && <UnsavedGuard onSave={sign} onDiscard={draft.forget} />}
    </article>
  )
}

/** Who signed what; corrected values stay readable. */
function Signed({ step, done }: Pick<StepPanelProps, 'step' | 'done'>) {
  const texts = useTexts(EXECUTE_TEXTS)
  if (done.by === null) return null
  const line = fillText(texts.signedBy, { name: done.by.name, stamp: done.stamp, time: wireMinute(done.at) })
  return (
    <div className="wc-signed">
      {done.amendments.map(({ at, by, old, new: now, reason }) => (
        <p key={at}>
          <del>{old}</del> → {now} · {reason} · {by.name} {wireMinute(at)}
        </p>
      ))}
      {done.value !== null && (
        <p className="wc-step-value">
          {done.value} {step.unit}
        </p>
      )}
      {(done.remark !== '' || done.nrNo !== '') && (
        <p>{[done.nrNo, done.remark].filter(Boolean).join(' · ')}</p>
      )}
      <Status meaning={done.status === 'NA' ? 'info' : 'green'}>{line}</Status>
    </div>
  )
}
