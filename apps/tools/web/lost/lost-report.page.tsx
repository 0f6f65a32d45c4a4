import { RecordEditorPage } from '@apron/pages/records'
import { useQueryParam } from '@apron/sdk'
import { lostReport } from '../../contract/lost-report.ts'
import { FactsPage } from '../facts-page.tsx'

/** In the header, or inputs of an action that the search log keeps. */
const NOT_SHOWN = ['ltNo', 'status', 'searchArea', 'searchFinding']

/** `/tools/lostReport?id=…`; without an id a new report, of the tool that the address may name. */
export default function LostReportPage() {
  const assetNo = useQueryParam('asset')
  if (useQueryParam('id') !== null) return <FactsPage record={lostReport} list="/lost" without={NOT_SHOWN} />
  const start = assetNo === null ? {} : { assetNo }
  return <RecordEditorPage record={lostReport} page="/lostReport" list="/lost" start={start} />
}
