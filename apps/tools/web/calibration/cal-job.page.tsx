import { RecordPage } from '@apron/pages/record'
import { RecordEditor, RecordEditorPage, RecordWork } from '@apron/pages/records'
import { IfPermitted, useQueryParam, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useState } from 'react'
import { type CalJobDetail, calJob } from '../../contract/cal-job.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'
import { ResultDialog } from './result-dialog.tsx'

/** `/tools/calJob?id=…`; without an id a new job, of the tools that the address may name. */
export default function CalJobPage() {
  const texts = useTexts(CALIBRATION_TEXTS)
  const assets = useQueryParam('assets')
  const isNew = useQueryParam('id') === null
  if (isNew) {
    const tools = (assets ?? '').split(',').flatMap(assetNo => (assetNo === '' ? [] : [{ assetNo }]))
    return <RecordEditorPage record={calJob} page="/calJob" list="/calibration" start={{ tools }} />
  }
  return (
    <RecordPage
      call={calJob.calls.detail}
      titleOf={({ caNo }) => caNo}
      gone={texts.gone}
      list={{ page: '/calibration', label: texts.back }}
    >
      {row => <Job row={row} />}
    </RecordPage>
  )
}

function Job({ row }: { readonly row: CalJobDetail }) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const [isChanged, setChanged] = useState(false)
  const [recording, setRecording] = useState(false)
  const recorded = new Set(row.results.map(({ assetNo }) => assetNo))
  const open = row.tools.map(({ assetNo }) => assetNo).filter(assetNo => !recorded.has(assetNo))
  const mayRecord = row.status === 'SENT' && !row.otherSite && open.length > 0
  return (
    <RecordWork
      record={calJob}
      row={row}
      list="/calibration"
      facts={[`${row.results.length}/${row.tools.length}`, ...(row.lab === '' ? [] : [texts.supplier])]}
      unsaved={isChanged ? texts.unsaved : undefined}
      buttons={
        mayRecord && (
          <IfPermitted resource="tools:cal:record">
            <Button kind="primary" onClick={() => setRecording(true)}>
              {texts.record}
            </Button>
          </IfPermitted>
        )
      }
    >
      <RecordEditor key={row.version} record={calJob} saved={row} page="/calJob" onChanged={setChanged} />
      {recording && <ResultDialog job={row} assets={open} onClose={() => setRecording(false)} />}
    </RecordWork>
  )
}
