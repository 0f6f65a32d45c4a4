import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useFiles, useLanguage, useTexts } from '@apron/sdk'
import { useDictionaries } from '@apron/sdk/query'
import { DateField } from '@apron/ui/date-fields'
import { NumberField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { UploadField } from '@apron/ui/upload-field'
import { type CalJobDetail, CalResultBody, calJob, recordCalResult } from '../../contract/cal-job.ts'
import { tool } from '../../contract/tool.ts'
import { CAL_RESULTS, type CalResult } from '../../contract/tools.values.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'

interface ResultDialogProps {
  readonly job: CalJobDetail
  /** Asset numbers without a result. */
  readonly assets: readonly string[]
  readonly onClose: () => void
}

const DICTIONARIES = ['CURRENCY'] as const
const NO_FILE: CalResultBody['certFile'] = { name: '', url: '' }
const isResult = (value: string | null): value is CalResult => value !== null && value in CAL_RESULTS

/** Asks for the result and certificate of one tool of a job. */
export function ResultDialog({ job, assets, onClose }: ResultDialogProps) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const language = useLanguage()
  const { upload, read, preview } = useFiles()
  const dictionaries = useDictionaries(DICTIONARIES)
  const start: CalResultBody = {
    id: job.id,
    version: job.version,
    assetNo: assets[0] ?? '',
    result: 'PASS',
    asFound: null,
    asLeft: null,
    deviation: null,
    certNo: '',
    certDate: '',
    certFile: NO_FILE,
    cost: null,
    currency: 'CNY',
  }
  const form = useRecordForm({
    call: recordCalResult,
    schema: CalResultBody,
    labels: {
      assetNo: texts.tool,
      result: texts.result,
      asFound: texts.asFound,
      asLeft: texts.asLeft,
      deviation: texts.deviation,
      certNo: texts.certNo,
      certDate: texts.certDate,
      certFile: texts.certFile,
      cost: texts.cost,
      currency: texts.currency,
    },
    start,
    record: `${job.id} result`,
    // The file of an abandoned draft is gone after a day.
    keeps: false,
    input: body => ({ body }),
    invalidates: [calJob.calls.detail, calJob.calls.queryPage, tool.calls.queryPage],
    done: ({ results }) => fillText(texts.recorded, { asset: results.at(-1)?.assetNo ?? '' }),
    onSaved: onClose,
    problems: ({ certFile, certDate }) => [
      ...(certFile.url === '' ? [{ field: 'certFile', problem: 'required' } as const] : []),
      ...(certDate === '' ? [{ field: 'certDate', problem: 'required' } as const] : []),
    ],
  })
  const { value: assetNo, onChange: setAsset, ...assetField } = form.field('assetNo')
  const { value: result, onChange: setResult, ...resultField } = form.field('result')
  const { value: certDate, onChange: setDate, ...dateField } = form.field('certDate')
  const { value: certFile, onChange: setFile, ...fileField } = form.field('certFile')
  const { value: currency, onChange: setCurrency, ...currencyField } = form.field('currency')
  return (
    <FormDialog
      title={fillText(texts.recordFor, { asset: form.values.assetNo })}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...assetField}
        value={assetNo}
        onChange={chosen => setAsset(chosen ?? assetNo)}
        options={assets.map(value => ({ value, label: value }))}
      />
      <SelectField
        {...resultField}
        value={result}
        onChange={chosen => setResult(isResult(chosen) ? chosen : result)}
        options={Object.entries(CAL_RESULTS).map(([value, names]) => ({ value, label: names[language] }))}
      />
      <NumberField {...form.number('asFound')} precision={3} />
      <NumberField {...form.number('asLeft')} precision={3} />
      <NumberField {...form.number('deviation')} precision={2} />
      <TextField {...form.text('certNo')} mono />
      <DateField
        {...dateField}
        value={certDate === '' ? null : certDate}
        onChange={chosen => setDate(chosen ?? '')}
      />
      <NumberField {...form.number('cost')} precision={2} />
      <SelectField
        {...currencyField}
        value={currency === '' ? null : currency}
        onChange={chosen => setCurrency(chosen ?? '')}
        options={dictionaries.options('CURRENCY')}
        clearable
      />
      <FormWide>
        <UploadField
          {...fileField}
          files={certFile.url === '' ? [] : [certFile]}
          onChange={files => setFile(files[0] ?? NO_FILE)}
          send={upload}
          load={read}
          onOpen={preview}
          accept={calJob.fields.certFiles.accept}
          maxFiles={1}
          maxBytes={FILE_LIMIT_BYTES}
        />
      </FormWide>
    </FormDialog>
  )
}
