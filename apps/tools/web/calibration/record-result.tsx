import { FormDialog, useRecordForm } from '@apron/pages/form'
import { describedForm, FilesField, formValues, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, usePermission, useTexts } from '@apron/sdk'
import { useDictionaries } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import {
  type CalJobDetail,
  CalResultBody,
  calJob,
  calResult,
  recordCalResult,
} from '../../contract/cal-job.ts'
import { tool } from '../../contract/tool.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'

const CERTIFICATE = { accept: calJob.fields.certFiles.accept, max: 1 }
const NO_FILE: CalResultBody['certFile'] = { name: '', url: '' }

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

interface ResultDialogProps {
  readonly job: CalJobDetail
  /** Asset numbers without a result. */
  readonly assets: readonly string[]
  readonly onClose: () => void
}

/** Asks for the result and certificate of one tool of a job. */
function ResultDialog({ job, assets, onClose }: ResultDialogProps) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const words = useRecordWords(calResult)
  const dictionaries = useDictionaries(['CURRENCY'])
  const { labels, problems, ...described } = describedForm(calResult, words)
  const form = useRecordForm({
    ...described,
    labels: { ...labels, certFile: texts.certFile },
    call: recordCalResult,
    schema: CalResultBody,
    start: {
      ...formValues(calResult.fields, null),
      id: job.id,
      version: job.version,
      assetNo: assets[0] ?? '',
      result: 'PASS',
      currency: 'CNY',
      certFile: NO_FILE,
    },
    record: `${job.id} result`,
    // The file of an abandoned draft is gone after a day.
    keeps: false,
    input: (body: CalResultBody) => ({ body }),
    invalidates: [calJob.calls.detail, calJob.calls.queryPage, tool.calls.queryPage],
    done: ({ results }) => fillText(texts.recorded, { asset: results.at(-1)?.assetNo ?? '' }),
    onSaved: onClose,
    problems: values => [
      ...problems(values),
      ...(values.certFile.url === '' ? [{ field: 'certFile', problem: 'required' } as const] : []),
    ],
  })
  const { value: certFile, onChange: setFile, ...fileField } = form.field('certFile')
  const { value: currency, onChange: setCurrency, ...currencyField } = form.field('currency')
  const assetNo = form.field('assetNo')
  return (
    <FormDialog
      title={fillText(texts.recordFor, { asset: form.values.assetNo })}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...assetNo}
        onChange={chosen => assetNo.onChange(chosen ?? assetNo.value)}
        options={assets.map(value => ({ value, label: value }))}
      />
      <RecordFields
        record={calResult}
        form={form}
        names={['result', 'asFound', 'asLeft', 'deviation', 'certNo', 'certDate', 'cost']}
      />
      <SelectField
        {...currencyField}
        value={currency === '' ? null : currency}
        onChange={chosen => setCurrency(chosen ?? '')}
        options={dictionaries.options('CURRENCY')}
        clearable
      />
      <FilesField
        {...fileField}
        field={CERTIFICATE}
        draft={null}
        files={certFile.url === '' ? [] : [certFile]}
        onChange={files => setFile(files[0] ?? NO_FILE)}
      />
    </FormDialog>
  )
}
