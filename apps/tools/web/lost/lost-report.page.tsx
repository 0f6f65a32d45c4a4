import { RecordEditorPage } from '@apron/pages/records'
import { lostReport } from '../../contract/lost-report.ts'

// The search log stores the input of its action.
const HIDDEN_FIELDS = ['searchArea', 'searchFinding'] as const

export default function LostReportPage() {
  return <RecordEditorPage record={lostReport} page="/lostReport" list="/lost" without={HIDDEN_FIELDS} />
}
