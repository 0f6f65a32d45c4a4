import { FLOW_KINDS } from '@apron/contract/flow/flow-words'
import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import { OneOfField } from '@apron/pages/fields'
import {
  choice,
  type FilterOf,
  type ListSort,
  period,
  sortCriteria,
  text,
  withoutEmpty,
} from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import { DateRangeField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import { flowTexts } from '../flow.texts.ts'

/** Filter conditions of every work flow list. */
export const FLOW_FILTER = { text: text(), kind: choice(), period: period() }
export type FlowFilter = FilterOf<typeof FLOW_FILTER>

/** Converts filter and sort order to the request. */
export function flowCriteria<Conditions extends FlowFilter, Key extends string>(
  { period: [from, to], ...conditions }: Conditions,
  sort: ListSort<Key> | null,
) {
  return {
    ...withoutEmpty({ ...conditions, startTime: from && dayStart(from), endTime: to && dayEnd(to) }),
    ...sortCriteria(sort),
  }
}

interface FlowFieldsProps {
  readonly form: FlowFilter
  readonly change: (part: Partial<FlowFilter>) => void
  /** The date that the period applies to. */
  readonly days: 'arrived' | 'decided' | 'began'
}

export function FlowFields({ form, change, days }: FlowFieldsProps) {
  const t = useTexts(flowTexts).filter
  const language = useLanguage()
  return (
    <>
      <TextField
        type="search"
        label={t.text}
        maxLength={60}
        value={form.text}
        onChange={wanted => change({ text: wanted })}
      />
      <OneOfField
        label={t.kind}
        searchable
        value={form.kind}
        options={Object.entries(FLOW_KINDS).map(([value, name]) => ({ value, label: name[language] }))}
        onChange={kind => change({ kind })}
      />
      <DateRangeField
        label={t[days]}
        periods="back"
        value={form.period}
        onChange={wanted => change({ period: wanted })}
      />
    </>
  )
}
