import { RecordPage } from '@apron/pages/record'
import { useLanguage, useTexts } from '@apron/sdk'
import { reportDetail } from '../../contract/reports/desk.calls.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { ReportRecord } from './report-record.tsx'

/** Page `/safetyQuality/reportDetail?id=…`: one voluntary report, for the office. */
export default function ReportDetailPage() {
  const texts = useTexts(DESK_TEXTS).detail
  const language = useLanguage()
  return (
    <RecordPage
      call={reportDetail}
      titleOf={({ number }) => number ?? texts.title}
      gone={REPORT_ERRORS.gone[language]}
      list={{ page: '/reportDesk', label: texts.back }}
    >
      {report => <ReportRecord report={report} />}
    </RecordPage>
  )
}
