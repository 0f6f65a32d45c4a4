import { RecordList } from '@apron/pages/records'
import { useQueryParam } from '@apron/sdk'
import { lostReport } from '../../contract/lost-report.ts'
import LostReportPage from './lost-report.page.tsx'

const DEFAULT_COLUMNS = ['ltNo', 'assetNo', 'acReg', 'lastSeen', 'borrower', 'aircraftBlock', 'status']

/** Page `/tools/lost`: lost reports of the site. Messages open `/tools/lost?id=…`, a single one. */
export default function LostPage() {
  if (useQueryParam('id') !== null) return <LostReportPage />
  return (
    <RecordList
      record={lostReport}
      page="/lostReport"
      defaults={DEFAULT_COLUMNS}
      rowMeaning={row => (row.aircraftBlock ? 'red' : undefined)}
    />
  )
}
