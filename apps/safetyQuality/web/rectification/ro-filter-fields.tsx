import { codeOptions, OneOfField } from '@apron/pages/fields'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateRangeField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import { MultiSelectField } from '@apron/ui/select'
import { rectificationFilterOptions } from '../../contract/rectifications/rectification.calls.ts'
import {
  RO_SOURCE_TEXTS,
  RO_SOURCES,
  RO_STATUS_TEXTS,
  RO_STATUSES,
} from '../../contract/rectifications/rectification.values.ts'
import { FINDING_LEVELS } from '../../contract/values.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import type { RoDictionaries } from './ro-dictionaries.ts'
import type { RoFilter } from './ro-filter.ts'

interface RoFilterFieldsProps {
  readonly form: RoFilter
  readonly dictionaries: RoDictionaries
  readonly onChange: (part: Partial<RoFilter>) => void
}

export function RoFilterFields({ form, dictionaries, onChange }: RoFilterFieldsProps) {
  const texts = useTexts(RO_TEXTS).filter
  const states = useTexts(RO_STATUS_TEXTS)
  const sources = useTexts(RO_SOURCE_TEXTS)
  const { data } = useAppQuery(rectificationFilterOptions)
  return (
    <>
      <TextField
        label={texts.text}
        type="search"
        value={form.text}
        maxLength={80}
        onChange={text => onChange({ text })}
      />
      <MultiSelectField
        label={texts.status}
        placeholder={texts.all}
        searchable={false}
        value={[...form.status]}
        options={RO_STATUSES.map(value => ({ value, label: states[value] }))}
        onChange={values => onChange({ status: RO_STATUSES.filter(each => values.includes(each)) })}
      />
      <OneOfField
        label={texts.level}
        value={form.level}
        options={FINDING_LEVELS.map(value => ({
          value,
          label: dictionaries.label('FINDING_LEVEL', value),
        }))}
        onChange={level => onChange({ level })}
      />
      <OneOfField
        label={texts.sourceType}
        value={form.sourceType}
        options={RO_SOURCES.map(value => ({ value, label: sources[value] }))}
        onChange={sourceType => onChange({ sourceType })}
      />
      <OneOfField
        label={texts.respDept}
        searchable
        value={form.respDept}
        options={codeOptions(data?.departments)}
        onChange={respDept => onChange({ respDept })}
      />
      <OneOfField
        label={texts.ata}
        searchable
        value={form.ata}
        options={dictionaries.chapters}
        labelOf={dictionaries.chapter}
        onChange={ata => onChange({ ata })}
      />
      <OneOfField
        label={texts.cause}
        value={form.cause}
        options={dictionaries.options('ROOT_CAUSE_CAT')}
        labelOf={value => dictionaries.label('ROOT_CAUSE_CAT', value)}
        onChange={cause => onChange({ cause })}
      />
      <DateRangeField
        label={texts.issued}
        periods="back"
        value={form.issued}
        onChange={issued => onChange({ issued })}
      />
      <DateRangeField
        label={texts.period}
        periods="ahead"
        value={form.period}
        onChange={period => onChange({ period })}
      />
    </>
  )
}
