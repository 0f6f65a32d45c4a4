import { RecordEditorPage } from '@apron/pages/records'
import { useQueryParam } from '@apron/sdk'
import { lostReport } from '../../contract/lost-report.ts'

/** `/tools/lostReport?id=…`; without an id a new report, of the tool that the address may name. */
export default function LostReportPage() {
  const assetNo = useQueryParam('asset')
  const start = assetNo === null ? {} : { assetNo }
  return <RecordEditorPage record={lostReport} page="/lostReport" list="/lost" start={start} />
}
