import { RecordPage } from '@apron/pages/record'
import { useLanguage, useTexts } from '@apron/sdk'
import { occurrenceDetail } from '../../contract/occurrences/occurrence.calls.ts'
import { OCCURRENCE_ERRORS } from '../../contract/occurrences/occurrence.errors.ts'
import { OccRecord } from './occ-record.tsx'
import { OCC_TEXTS } from './occurrence.texts.ts'

/** Page `/safetyQuality/occurrenceDetail?id=…`. */
export default function OccurrenceDetailPage() {
  const texts = useTexts(OCC_TEXTS)
  const language = useLanguage()
  return (
    <RecordPage
      call={occurrenceDetail}
      titleOf={report => report.reportNo ?? (report.title || texts.untitled)}
      gone={OCCURRENCE_ERRORS.gone[language]}
      list={{ page: '/occurrenceReports', label: texts.back }}
    >
      {report => <OccRecord report={report} />}
    </RecordPage>
  )
}
