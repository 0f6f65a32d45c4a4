import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateTimeField } from '@apron/ui/date-fields'
import { CheckField, NumberField, TextField } from '@apron/ui/fields'
import { FormFields, FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { queryOccurrences } from '../../contract/occurrences/occurrence.calls.ts'
import type { OccDetails } from '../../contract/occurrences/occurrence.entities.ts'
import { AUTHORITIES, OCC_LIMITS } from '../../contract/occurrences/occurrence.values.ts'
import { REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import { CheckboxGroup } from '../i-need-report/checkbox-group.tsx'
import type { EditorValues } from './editor-values.ts'
import { AUTHORITY_TEXTS, OCC_TEXTS } from './occurrence.texts.ts'
import { ReportClockNote } from './report-clock-note.tsx'

interface DetailsFieldsProps {
  readonly values: EditorValues
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (part: Partial<EditorValues>) => void
}

const TEXT_FIELDS = [
  ['msn', OCC_LIMITS.msn],
  ['position', OCC_LIMITS.place],
  ['stage', OCC_LIMITS.place],
  ['partNo', OCC_LIMITS.partNo],
  ['serialNo', OCC_LIMITS.serialNo],
] as const
const NUMBER_FIELDS = [
  ['fh', 1],
  ['fc', 0],
  ['tsn', 1],
  ['csn', 0],
  ['tso', 1],
  ['cso', 0],
] as const
const UPPER_CASE_FIELDS: ReadonlySet<string> = new Set(['msn', 'partNo', 'serialNo'])

/** Fields of occurrence and defect reports: aircraft, part, deadline, notified authorities. */
export function DetailsFields({ values, errorOf, onChange }: DetailsFieldsProps) {
  const { field: labels, pairHint } = useTexts(OCC_TEXTS)
  const authorities = useTexts(AUTHORITY_TEXTS)
  const { details, event } = values
  const change = (part: Partial<OccDetails>) => onChange({ details: { ...details, ...part } })
  return (
    <FormFields>
      <TextField
        label={labels.acReg}
        required
        mono
        value={event.acReg}
        maxLength={REPORT_LIMITS.acReg}
        error={errorOf('acReg')}
        onChange={acReg => onChange({ event: { ...event, acReg: acReg.toUpperCase() } })}
      />
      {TEXT_FIELDS.map(([name, maxLength]) => (
        <TextField
          key={name}
          label={labels[name]}
          mono={UPPER_CASE_FIELDS.has(name)}
          value={details[name]}
          maxLength={maxLength}
          error={errorOf(name)}
          onChange={typed => change({ [name]: UPPER_CASE_FIELDS.has(name) ? typed.toUpperCase() : typed })}
        />
      ))}
      {NUMBER_FIELDS.map(([name, precision]) => (
        <NumberField
          key={name}
          label={labels[name]}
          value={details[name]}
          min={0}
          max={OCC_LIMITS.hours}
          precision={precision}
          onChange={typed => change({ [name]: typed })}
        />
      ))}
      <FormWide>
        <ReportClockNote
          eventDate={event.eventDate}
          timeBand={event.timeBand}
          onUse={mandatoryDeadline => change({ mandatoryDeadline })}
        />
      </FormWide>
      <DateTimeField
        label={labels.mandatoryDeadline}
        value={details.mandatoryDeadline}
        error={errorOf('mandatoryDeadline')}
        onChange={mandatoryDeadline => change({ mandatoryDeadline })}
      />
      {values.reportType === 'DUC' && <PairField values={values} hint={pairHint} onChange={onChange} />}
      <FormWide>
        <CheckboxGroup
          label={labels.notifiedAuthority}
          options={AUTHORITIES.map(value => ({ value, label: authorities[value] }))}
          chosen={details.notifiedAuthority}
          onChange={chosen =>
            change({ notifiedAuthority: AUTHORITIES.filter(each => chosen.includes(each)) })
          }
        />
      </FormWide>
      <CheckField
        label={labels.customerNotified}
        checked={details.customerNotified}
        onChange={customerNotified => change({ customerNotified })}
      />
    </FormFields>
  )
}

/** Field that selects one's own defect report in the other language. */
function PairField({
  values,
  hint,
  onChange,
}: Pick<DetailsFieldsProps, 'values' | 'onChange'> & { readonly hint: string }) {
  const texts = useTexts(OCC_TEXTS)
  const language = values.language === 'zh' ? 'en' : 'zh'
  const { data } = useAppQuery(queryOccurrences, {
    body: { current: 1, size: 50, queryCriteria: { mine: true, reportType: 'DUC', language } },
  })
  const options = (data?.records ?? []).map(({ id, reportNo, title }) => ({
    value: id,
    label: [reportNo, title || texts.untitled].filter(Boolean).join(' '),
  }))
  return (
    <SelectField
      label={texts.field.pair}
      hint={hint}
      value={values.pairId}
      options={options}
      clearable
      searchable
      onChange={pairId => onChange({ pairId })}
    />
  )
}
