import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateRangeField } from '@apron/ui/date-fields'
import { CheckField, TextField } from '@apron/ui/fields'
import { FilterBar } from '@apron/ui/page'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { checkOrderFilterOptions } from '../../contract/check-order.calls.ts'
import type { Named } from '../../contract/check-order.entities.ts'
import { CHECK_STATUSES, type CheckStatus } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { STATUS_TEXTS } from '../shared/status.texts.ts'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'
import { type CheckListFilter, NO_FILTER } from './check-list-view.ts'

interface CheckListFilterProps {
  readonly applied: CheckListFilter
  readonly busy: boolean
  readonly dictionaries: CheckDictionaries
  readonly onApply: (filter: CheckListFilter) => void
}

/** The filter form: what is typed applies on search, so that the table holds still meanwhile. */
export function CheckListFilterBar({ applied, busy, dictionaries, onApply }: CheckListFilterProps) {
  const texts = useTexts(CHECK_LIST_TEXTS).filter
  const statusTexts = useTexts(STATUS_TEXTS)
  const [form, setForm] = useState(applied)
  const change = (part: Partial<CheckListFilter>) => setForm(before => ({ ...before, ...part }))
  const { data } = useAppQuery(checkOrderFilterOptions)

  const reset = () => {
    setForm(NO_FILTER)
    onApply(NO_FILTER)
  }

  return (
    <FilterBar label={texts.label} onSearch={() => onApply(form)} onReset={reset} busy={busy}>
      <TextField
        label={texts.text}
        type="search"
        value={form.text}
        maxLength={80}
        onChange={text => change({ text })}
      />
      <MultiSelectField
        label={texts.status}
        placeholder={texts.all}
        searchable={false}
        value={[...form.status]}
        options={CHECK_STATUSES.map(value => ({ value, label: statusTexts[value] }))}
        onChange={values => change({ status: values.filter(isStatus) })}
      />
      <SelectField
        label={texts.checkCat}
        placeholder={texts.all}
        clearable
        value={form.checkCat}
        options={dictionaries.options('CHECK_CAT')}
        onChange={checkCat => change({ checkCat })}
      />
      <SelectField
        label={texts.checkedDept}
        placeholder={texts.all}
        clearable
        searchable
        value={form.checkedDept}
        options={named(data?.departments, form.checkedDept)}
        onChange={checkedDept => change({ checkedDept })}
      />
      <SelectField
        label={texts.leadChecker}
        placeholder={texts.all}
        clearable
        searchable
        value={form.leadChecker}
        options={named(data?.leadCheckers, form.leadChecker)}
        onChange={leadChecker => change({ leadChecker })}
      />
      <DateRangeField label={texts.period} value={form.period} onChange={period => change({ period })} />
      <CheckField label={texts.overdue} checked={form.overdue} onChange={overdue => change({ overdue })} />
    </FilterBar>
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
