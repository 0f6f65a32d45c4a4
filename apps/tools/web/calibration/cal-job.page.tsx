import { RecordEditorPage } from '@apron/pages/records'
import { useQueryParam, useTexts } from '@apron/sdk'
import { calJob } from '../../contract/cal-job.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'
import { RecordResult } from './record-result.tsx'

/** Page `/tools/calJob?id=…`. Without an id a new job, with the tools named in the address. */
export default function CalJobPage() {
  const texts = useTexts(CALIBRATION_TEXTS)
  const assets = useQueryParam('assets') ?? ''
  const tools = assets.split(',').flatMap(assetNo => (assetNo === '' ? [] : [{ assetNo }]))
  return (
    <RecordEditorPage
      record={calJob}
      page="/calJob"
      list="/calibration"
      start={{ tools }}
      layout={row => ({
        facts: [`${row.results.length}/${row.tools.length}`, ...(row.lab === '' ? [] : [texts.supplier])],
        buttons: <RecordResult job={row} />,
      })}
    />
  )
}
