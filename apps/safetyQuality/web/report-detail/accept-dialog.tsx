import { visibleLength } from '@apron/contract/texts/normalize-text'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { CheckField, ChoiceField, TextAreaField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import type { Acceptance, DeskReport } from '../../contract/reports/report.entities.ts'
import { PROTECT_CLASSES, REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import { type RiskIndex, tolerabilityOf } from '../../contract/rules/occurrences/risk-matrix.ts'
import { useReportWords } from '../voluntary-reports/report-fields.ts'
import { RiskField } from './risk-field.tsx'
import { WORK_TEXTS } from './work.texts.ts'

interface AcceptDialogProps {
  readonly title: string
  readonly report: DeskReport
  readonly busy: boolean
  readonly onAccept: (acceptance: Omit<Acceptance, 'id' | 'version'>) => Promise<boolean>
  readonly onClose: () => void
}

/** Dialog that accepts a report for investigation with category, protection class and initial risk. */
export function AcceptDialog({ title, report, busy, onAccept, onClose }: AcceptDialogProps) {
  const texts = useTexts(WORK_TEXTS)
  const words = useReportWords()
  const [category, setCategory] = useState(report.category.code)
  const [protectClass, setProtectClass] = useState<Acceptance['protectClass']>('SENSITIVE')
  const [mandatory, setMandatory] = useState(false)
  const [risk, setRisk] = useState<RiskIndex | null>(null)
  const [interim, setInterim] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isInterimMissing = risk !== null && tolerabilityOf(risk) === 'intolerable' && interim.trim() === ''
  return (
    <DecisionDialog
      title={title}
      action={title}
      label={texts.rationale}
      maxLength={REPORT_LIMITS.rationale}
      min={{ length: REPORT_LIMITS.rationaleMin, problem: texts.rationale }}
      message={texts.rationaleHint}
      busy={busy}
      ready={() => {
        setHasTried(true)
        return risk !== null && !isInterimMissing
      }}
      fields={
        <>
          <SelectField
            label={texts.category}
            required
            value={category}
            options={words.optionsOf('category')}
            onChange={chosen => setCategory(chosen ?? category)}
          />
          <ChoiceField
            label={texts.protectClass}
            value={protectClass}
            options={PROTECT_CLASSES.map(value => ({ value, label: texts.protect[value] }))}
            onChange={setProtectClass}
          />
          <CheckField label={texts.mandatory} checked={mandatory} onChange={setMandatory} />
          <RiskField
            label={texts.risk}
            value={risk}
            error={hasTried && risk === null ? texts.risk : undefined}
            onChange={setRisk}
          />
          <TextAreaField
            label={texts.interim}
            rows={2}
            value={interim}
            maxLength={REPORT_LIMITS.note}
            hint={texts.interimHint}
            error={hasTried && isInterimMissing ? texts.interimHint : undefined}
            onChange={setInterim}
          />
        </>
      }
      onClose={onClose}
      onDecide={async rationale =>
        risk !== null &&
        visibleLength(rationale) >= REPORT_LIMITS.rationaleMin &&
        (await onAccept({ category, protectClass, mandatory, risk, rationale, interim }))
      }
    />
  )
}
