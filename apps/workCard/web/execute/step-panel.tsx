import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { DraftNotice, useDraft } from '@apron/pages/draft'
import { UnsavedGuard } from '@apron/pages/record'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Button, LinkButton } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { NumberField, TextAreaField } from '@apron/ui/fields'
import { Inline, Stack } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CardWork, inspectStep, type StepWork, signStep } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { STEP_KINDS, WARNINGS } from '../../contract/job-card.texts.ts'
import type { JobCardDetail } from '../../contract/job-card.ts'
import { isOutside } from '../../contract/rules/sign-rules.ts'
import type { Reading } from '../../contract/rules/step-states.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import { raiseLink } from './non-routines.tsx'
import { StepDecisions } from './step-decisions.tsx'
import { stepText } from './step-text.ts'
import { useStepAction } from './use-step-action.ts'

interface StepPanelProps {
  readonly row: JobCardDetail
  readonly step: CardStep
  readonly state: StepWork
  readonly nonRoutines: CardWork['nonRoutines']
  readonly onTyped: (isTyped: boolean) => void
  readonly onSigned: () => void
}

const EMPTY_READING: Reading = { value: null, remark: '', nrNo: '' }

/** Shows one step in large type: the work, the reading and the signature. */
export function StepPanel({ row, step, state, nonRoutines, onTyped, onSigned }: StepPanelProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const language = useLanguage()
  const [reading, setReading] = useState(EMPTY_READING)
  const isInspection = state.may.includes('inspect')
  const maySign = isInspection || state.may.includes('sign')
  const signing = useStepAction(isInspection ? inspectStep : signStep, row.id)
  const name = fillText(texts.step, { no: String(step.stepNo) })
  const isMeasure = step.kind === 'MEASURE'
  const limits = { min: String(step.min ?? ''), max: String(step.max ?? ''), unit: step.unit }
  const isOut = isMeasure && reading.value !== null && isOutside(step, reading.value)
  const draft = useDraft({
    key: maySign ? `workCard.step ${row.id} ${step.stepNo} ${state.attempt}` : null,
    title: `${texts.draft} ${row.cardNo} · ${step.stepNo}`,
    start: EMPTY_READING,
    values: reading,
    onRestore: setReading,
  })
  const { hasChanges: isTyped } = draft
  const waits = step.kind === 'RII' && state.by === null ? texts.waitsForInspector : ''
  const hindrance = state.hindrance || waits
  const change = (part: Partial<Reading>) => setReading(before => ({ ...before, ...part }))

  const notifyTyped = useEffectEvent(onTyped)
  useEffect(() => {
    notifyTyped(isTyped)
    return () => notifyTyped(false)
  }, [isTyped])

  async function sign(): Promise<boolean> {
    const body = { id: row.id, stepNo: step.stepNo, attempt: state.attempt, ...reading }
    const outcome = await signing.run({ body })
    if (!outcome.done) return false
    draft.forget()
    setReading(EMPTY_READING)
    onSigned()
    return true
  }

  return (
    <article className="wc-step" aria-label={name}>
      <Inline>
        <strong>{name}</strong>
        <span>{STEP_KINDS[step.kind][language]}</span>
        {state.attempt > 1 && <span>{fillText(texts.attempt, { no: String(state.attempt) })}</span>}
      </Inline>
      {step.warning !== null && (
        <Alert meaning={WARNINGS[step.warning].meaning} title={WARNINGS[step.warning][language]}>
          {step.warningText}
        </Alert>
      )}
      <p className="wc-step-text">{stepText(step, language)}</p>
      {isMeasure && (
        <p className="wc-step-value">{`${step.measureLabel} ${fillText(texts.limits, limits)}`}</p>
      )}
      <Signed step={step} state={state} />
      {maySign && (
        <Stack>
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
          <Button kind="primary" className="wc-sign" busy={signing.busy} onClick={() => void sign()}>
            {isInspection ? texts.inspect : texts.sign}
          </Button>
          {/* Placed below the button, which must not move away from the pointer when the field loses focus. */}
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
                value={reading.nrNo || null}
                options={nonRoutines.map(({ nrNo }) => ({ value: nrNo, label: nrNo }))}
                onChange={nrNo => change({ nrNo: nrNo ?? '' })}
              />
            </>
          )}
        </Stack>
      )}
      {hindrance !== '' && !maySign && <Alert meaning="info">{hindrance}</Alert>}
      <StepDecisions id={row.id} step={step} state={state} disabled={isTyped || signing.busy} />
      {isTyped && <UnsavedGuard onSave={sign} onDiscard={draft.forget} />}
    </article>
  )
}

/** Shows signer and time. Corrected values stay readable. */
function Signed({ step, state }: Pick<StepPanelProps, 'step' | 'state'>) {
  const texts = useTexts(EXECUTE_TEXTS)
  const { by, stamp, at, status, value } = state
  if (by === null) return null
  const remarks = [state.nrNo, state.remark].filter(Boolean).join(' · ')
  return (
    <Stack>
      {state.amendments.map(amendment => (
        <p key={amendment.at}>
          <del>{amendment.old}</del> → {amendment.new} · {amendment.reason} · {amendment.by.name}{' '}
          {wireMinute(amendment.at)}
        </p>
      ))}
      {value !== null && <p className="wc-step-value">{`${value} ${step.unit}`}</p>}
      {remarks !== '' && <p>{remarks}</p>}
      <Status meaning={status === 'NA' ? 'info' : 'green'}>
        {fillText(texts.signedBy, { name: by.name, stamp, time: wireMinute(at) })}
      </Status>
    </Stack>
  )
}
