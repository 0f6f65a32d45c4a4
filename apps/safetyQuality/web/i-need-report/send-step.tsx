import { useTexts } from '@apron/sdk'
import { DescriptionList } from '@apron/ui/description-list'
import { CheckField } from '@apron/ui/fields'
import { Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import type { ReportDraft } from '../../contract/rules/reports/report-problems.ts'
import { type ReportWords, useReportFields } from '../voluntary-reports/report-fields.ts'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'
import { ReportFilesField } from './report-files-field.tsx'
import type { ReportFiles } from './use-report-files.ts'

/** Confirmations, all of them required. */
export interface Confirmations {
  readonly read: boolean
  readonly honest: boolean
  readonly open: boolean
}

export const NOTHING_CONFIRMED: Confirmations = { read: false, honest: false, open: false }
const CONFIRMATIONS = ['read', 'honest', 'open'] as const

interface SendStepProps {
  /** The report as sent, without hidden fields. */
  readonly report: ReportDraft
  readonly words: ReportWords
  readonly confirmations: Confirmations
  readonly error: string | undefined
  readonly reportFiles: ReportFiles
  readonly onConfirm: (part: Partial<Confirmations>) => void
}

/** Step of the form with attachments, a preview of the report, and three confirmations. */
export function SendStep({ report, words, confirmations, error, reportFiles, onConfirm }: SendStepProps) {
  const texts = useTexts(REPORT_FORM_TEXTS)
  const { review, confirm } = texts
  const fieldsOf = useReportFields(words)
  const language = { id: 'language', label: review.language, value: review.languageName }
  const files = { id: 'files', label: texts.files.count, value: String(reportFiles.files.length) }
  return (
    <Stack>
      <ReportFilesField reportFiles={reportFiles} />
      <h3>{review.sent}</h3>
      <DescriptionList items={[...fieldsOf.event(report.event), files, language]} />
      <h3>{review.strip}</h3>
      <DescriptionList items={fieldsOf.strip(report.strip)} />
      <h3>{review.notSent}</h3>
      <Prose>{review.notSentText}</Prose>
      <fieldset className="sq-choices">
        <legend>{confirm.label}</legend>
        {CONFIRMATIONS.map(each => (
          <CheckField
            key={each}
            label={confirm[each]}
            checked={confirmations[each]}
            onChange={isOn => onConfirm({ [each]: isOn })}
          />
        ))}
        {error !== undefined && <output className="sq-wrong">{error}</output>}
      </fieldset>
    </Stack>
  )
}
