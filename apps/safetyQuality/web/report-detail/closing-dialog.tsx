import { useLanguage, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { useState } from 'react'
import type { DeskReport, ReportClosing } from '../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import { closingProblem } from '../../contract/rules/reports/report-closing.ts'
import { RiskField } from './risk-field.tsx'
import { StepDialog, type StepDialogFrame } from './step-dialog.tsx'
import { WORK_TEXTS } from './work.texts.ts'

interface ClosingDialogProps extends StepDialogFrame {
  readonly report: DeskReport
  readonly onSubmit: (closing: ReportClosing) => void
}

/** Dialog for the residual risk and the feedback to the reporter, before a report is closed. */
export function ClosingDialog({ report, onSubmit, ...frame }: ClosingDialogProps) {
  const texts = useTexts(WORK_TEXTS).closing
  const language = useLanguage()
  const hasActions = report.orders.length > 0
  const initial = report.work?.findings.risk ?? '5A'
  const [start] = useState<ReportClosing>({
    residual: hasActions ? null : initial,
    residualNote: '',
    noAction: '',
    feedback: { zh: '', en: '' },
  })
  const [closing, setClosing] = useState(start)
  const [hasTried, setHasTried] = useState(false)
  const problem = closingProblem(closing, { language: report.language, initial, hasActions })
  const change = (part: Partial<ReportClosing>) => setClosing(before => ({ ...before, ...part }))
  const failure = frame.failure ?? (hasTried && problem !== null ? REPORT_ERRORS[problem][language] : null)

  function submit(): void {
    setHasTried(true)
    if (problem === null) onSubmit(closing)
  }

  return (
    <StepDialog {...frame} failure={failure} width={800} isChanged={closing !== start} onSubmit={submit}>
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
    </StepDialog>
  )
}
