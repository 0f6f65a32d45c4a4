import { RecordEditorPage } from '@apron/pages/records'
import { lostReport } from '../../contract/lost-report.ts'

/** Inputs of an action that the search log keeps. */
const INPUTS = ['searchArea', 'searchFinding'] as const

/** `/tools/lostReport?id=…`; without an id a new report. */
export default function LostReportPage() {
  return <RecordEditorPage record={lostReport} page="/lostReport" list="/lost" without={INPUTS} />
}
