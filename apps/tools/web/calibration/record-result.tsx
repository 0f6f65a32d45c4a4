import { usePermission, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useState } from 'react'
import type { CalJobDetail } from '../../contract/cal-job.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'
import { ResultDialog } from './result-dialog.tsx'

/** Button for the result of a tool that is at calibration. */
export function RecordResult({ job }: { readonly job: CalJobDetail }) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const mayRecord = usePermission('tools:cal:record')
  const [isOpen, setOpen] = useState(false)
  const recorded = new Set(job.results.map(({ assetNo }) => assetNo))
  const open = job.tools.map(({ assetNo }) => assetNo).filter(assetNo => !recorded.has(assetNo))
  if (!mayRecord || job.status !== 'SENT' || job.otherSite || open.length === 0) return null
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {texts.record}
      </Button>
      {isOpen && <ResultDialog job={job} assets={open} onClose={() => setOpen(false)} />}
    </>
  )
}
