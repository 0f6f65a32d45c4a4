import { useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { TextAreaField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { useState } from 'react'
import type { DeskReport, ReportClosing } from '../../contract/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/report.errors.ts'
import { REPORT_LIMITS } from '../../contract/report.values.ts'
import { closingProblem } from '../../contract/rules/report-closing.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { RiskField } from './risk-field.tsx'
import { WORK_TEXTS } from './work.texts.ts'

const FORM = 'safetyQuality-closing'

interface ClosingDialogProps {
  readonly title: string
  readonly report: DeskReport
  readonly busy: boolean
  readonly failure: string | null
  readonly onSubmit: (closing: ReportClosing) => void
  readonly onClose: () => void
}

/** Asks for the residual risk and the feedback to the reporter before a report is closed. */
export function ClosingDialog({ title, report, busy, failure, onSubmit, onClose }: ClosingDialogProps) {
  const texts = useTexts(WORK_TEXTS).closing
  const { cancel } = useTexts(DESK_TEXTS).detail
  const language = useLanguage()
  const hasActions = report.orders.length > 0
  const initial = report.work?.findings.risk ?? '5A'
  const [closing, setClosing] = useState<ReportClosing>({
    residual: hasActions ? null : initial,
    residualNote: '',
    noAction: '',
    feedback: { zh: '', en: '' },
  })
  const [tried, setTried] = useState(false)
  const problem = closingProblem(closing, { language: report.language, initial, hasActions })
  const change = (part: Partial<ReportClosing>) => setClosing(before => ({ ...before, ...part }))
  const said = failure ?? (tried && problem !== null ? REPORT_ERRORS[problem][language] : null)

  function submit(): void {
    setTried(true)
    if (problem === null) onSubmit(closing)
  }

  return (
    <Dialog
      open
      title={title}
      width={800}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <Form id={FORM} label={title} columns={1} onSubmit={submit}>
        {said !== null && <Alert meaning="red">{said}</Alert>}
        <RiskField
          label={texts.residual}
          value={closing.residual}
          onChange={residual => change({ residual })}
        />
        <TextAreaField
          label={texts.note}
          rows={2}
          value={closing.residualNote}
          maxLength={REPORT_LIMITS.rationale}
          onChange={residualNote => change({ residualNote })}
        />
        {!hasActions && (
          <TextAreaField
            label={texts.noAction}
            required
            rows={3}
            value={closing.noAction}
            maxLength={REPORT_LIMITS.noAction}
            onChange={noAction => change({ noAction })}
          />
        )}
        {(['zh', 'en'] as const).map(each => (
          <TextAreaField
            key={each}
            label={texts.feedback[each]}
            required={each === report.language}
            rows={4}
            value={closing.feedback[each]}
            maxLength={REPORT_LIMITS.feedback}
            hint={each === report.language ? texts.feedbackHint : undefined}
            onChange={text => change({ feedback: { ...closing.feedback, [each]: text } })}
          />
        ))}
      </Form>
    </Dialog>
  )
}
