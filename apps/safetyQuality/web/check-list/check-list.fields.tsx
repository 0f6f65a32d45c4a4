import { DictionaryField, namedOptions, OneOfField } from '@apron/pages/fields'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateRangeField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import { MultiSelectField } from '@apron/ui/select'
import { checkOrderFilterOptions } from '../../contract/check-order.calls.ts'
import { CHECK_STATUSES, type CheckStatus, STATUS_TEXTS } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
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
      <DictionaryField
        label={texts.checkCat}
        dictionaries={dictionaries}
        code="CHECK_CAT"
        value={form.checkCat}
        onChange={checkCat => onChange({ checkCat })}
      />
      <OneOfField
        label={texts.checkedDept}
        searchable
        value={form.checkedDept}
        options={namedOptions(data?.departments)}
        onChange={checkedDept => onChange({ checkedDept })}
      />
      <OneOfField
        label={texts.leadChecker}
        searchable
        value={form.leadChecker}
        options={namedOptions(data?.leadCheckers)}
        onChange={leadChecker => onChange({ leadChecker })}
      />
      <DateRangeField
        label={texts.period}
        looking="ahead"
        value={form.period}
        onChange={period => onChange({ period })}
      />
    </>
  )
}

function isStatus(value: string): value is CheckStatus {
  return CHECK_STATUSES.some(status => status === value)
}
