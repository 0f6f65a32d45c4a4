import { RecordList } from '@apron/pages/records'
import { useLanguage, useQueryParam } from '@apron/sdk'
import { app } from '../../app.ts'
import { lostReport } from '../../contract/lost-report.ts'
import LostReportPage from './lost-report.page.tsx'

/** `/tools/lost`: lost reports of the site. Messages open `/tools/lost?id=…`, a single one. */
export default function LostPage() {
  const title = app.pages['/lost'].title[useLanguage()]
  if (useQueryParam('id') !== null) return <LostReportPage />
  return (
    <RecordList
      record={lostReport}
      page="/lostReport"
      title={title}
      defaults={['ltNo', 'assetNo', 'acReg', 'lastSeen', 'borrower', 'aircraftBlock', 'status']}
      rowMeaning={row => (row.aircraftBlock ? 'red' : undefined)}
    />
  )
}
