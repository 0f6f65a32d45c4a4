import { FormDialog, useRecordForm } from '@apron/pages/form'
import { describedForm, formValues, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, usePermission, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useState } from 'react'
import {
  type CalJobDetail,
  CalResultForm,
  calJob,
  calResult,
  recordCalResult,
} from '../../contract/cal-job.ts'
import { tool } from '../../contract/tool.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'

const NO_FILE = { name: '', url: '' }

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

interface ResultDialogProps {
  readonly job: CalJobDetail
  readonly assets: readonly string[]
  readonly onClose: () => void
}

/** Dialog for the result and certificate of one tool of a job. */
function ResultDialog({ job, assets, onClose }: ResultDialogProps) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const assetNo = assets.map(value => ({ value, label: value }))
  const form = useRecordForm({
    ...describedForm(calResult, useRecordWords(calResult)),
    call: recordCalResult,
    schema: CalResultForm,
    start: {
      ...formValues(calResult.fields, null),
      id: job.id,
      version: job.version,
      assetNo: assets[0] ?? '',
      result: 'PASS',
      currency: 'CNY',
    },
    record: `${job.id} result`,
    // Keeps no draft: the file of an abandoned draft is deleted after a day.
    keepsDraft: false,
    input: ({ certFile: [certFile = NO_FILE], currency, ...body }: CalResultForm) => ({
      body: { ...body, certFile, currency: currency ?? '' },
    }),
    invalidates: [calJob.calls.detail, calJob.calls.queryPage, tool.calls.queryPage],
    done: ({ results }) => fillText(texts.recorded, { asset: results.at(-1)?.assetNo ?? '' }),
    onSaved: onClose,
  })
  const title = fillText(texts.recordFor, { asset: form.values.assetNo })
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <RecordFields record={calResult} form={form} options={{ assetNo }} />
    </FormDialog>
  )
}
