import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateRangeField } from '@apron/ui/date-fields'
import { CheckField, TextField } from '@apron/ui/fields'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { checkOrderFilterOptions } from '../../contract/check-order.calls.ts'
import type { Named } from '../../contract/check-order.entities.ts'
import { CHECK_STATUSES, type CheckStatus } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { STATUS_TEXTS } from '../shared/status.texts.ts'
import type { CheckListFilter } from './check-list.filter.ts'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'

interface CheckListFieldsProps {
  readonly form: CheckListFilter
  readonly dictionaries: CheckDictionaries
  readonly onChange: (part: Partial<CheckListFilter>) => void
}

/** What check orders are searched by. */
export function CheckListFields({ form, dictionaries, onChange }: CheckListFieldsProps) {
  const texts = useTexts(CHECK_LIST_TEXTS).filter
  const statusTexts = useTexts(STATUS_TEXTS)
  const { data } = useAppQuery(checkOrderFilterOptions)
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
        options={CHECK_STATUSES.map(value => ({ value, label: statusTexts[value] }))}
        onChange={values => onChange({ status: values.filter(isStatus) })}
      />
      <SelectField
        label={texts.checkCat}
        placeholder={texts.all}
        clearable
        value={form.checkCat}
        options={dictionaries.options('CHECK_CAT')}
        onChange={checkCat => onChange({ checkCat })}
      />
      <SelectField
        label={texts.checkedDept}
        placeholder={texts.all}
        clearable
        searchable
        value={form.checkedDept}
        options={named(data?.departments, form.checkedDept)}
        onChange={checkedDept => onChange({ checkedDept })}
      />
      <SelectField
        label={texts.leadChecker}
        placeholder={texts.all}
        clearable
        searchable
        value={form.leadChecker}
        options={named(data?.leadCheckers, form.leadChecker)}
        onChange={leadChecker => onChange({ leadChecker })}
      />
      <DateRangeField label={texts.period} value={form.period} onChange={period => onChange({ period })} />
      <CheckField label={texts.overdue} checked={form.overdue} onChange={overdue => onChange({ overdue })} />
    </>
  )
}

/** Choices with a remembered value that this site does not offer, so that the form shows what is in force. */
function named(offered: readonly Named[] | undefined, chosen: string | null) {
  const options = (offered ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const missing = chosen !== null && !options.some(option => option.value === chosen)
  return missing ? [...options, { value: chosen, label: chosen }] : options
}

function isStatus(value: string): value is CheckStatus {
  return CHECK_STATUSES.some(status => status === value)
}
