import { type AdminAlarm, ALARM_STATES } from '@apron/contract/operations/admin-alarm'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  oneOf,
  ROW_TEXTS,
  stateColumn,
  text,
} from '@apron/pages/list'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { audienceTexts } from '../shared/audience.texts.ts'
import { useAudienceText } from '../shared/use-audience-text.ts'
import { alarmsTexts } from './alarms.texts.ts'

export const ALARM_FILTER = { text: text(), state: oneOf(ALARM_STATES) }
type AlarmFilter = FilterOf<typeof ALARM_FILTER>

export const ALARM_DEFAULTS = [
  'text',
  'state',
  'acknowledged',
  'audience',
  'raisedBy',
  'raiseTime',
  'actions',
]

export function useAlarmColumns(actions: ActionsOf<AdminAlarm>): TableColumn<AdminAlarm>[] {
  const t = useTexts(alarmsTexts)
  const isChinese = useLanguage() === 'zh'
  const audienceOf = useAudienceText()
  const textOf = (row: AdminAlarm) => (isChinese ? row.textZh : row.textEn)
  return [
    { id: 'text', labels: alarmsTexts.keyword, cell: textOf, minWidth: 232, locked: true },
    stateColumn({
      meaning: ({ state }) => (state === 'out' ? 'red' : 'neutral'),
      text: ({ state }) => t[`state.${state}` as const],
      width: 116,
    }),
    {
      id: 'acknowledged',
      labels: alarmsTexts.acknowledged,
      cell: ({ acknowledged, recipients }) =>
        fillText(t.acknowledgedOf, { done: acknowledged, all: recipients }),
      width: 168,
    },
    {
      id: 'audience',
      labels: audienceTexts.audience,
      cell: audienceOf,
      minWidth: 184,
    },
    { id: 'raisedBy', labels: alarmsTexts.raisedBy, cell: row => row.raisedBy, width: 108 },
    {
      id: 'raiseTime',
      labels: alarmsTexts.raiseTime,
      cell: row => wireMinute(row.raiseTime),
      width: 144,
    },
    {
      id: 'recalledBy',
      labels: alarmsTexts.recalledBy,
      cell: row => row.recalledBy || '–',
      width: 120,
    },
    {
      id: 'recallTime',
      labels: alarmsTexts.recallTime,
      cell: row => wireMinute(row.recallTime) || '–',
      width: 152,
    },
    ...actionsColumn(actions, textOf),
  ]
}

export function AlarmFields({ form, change }: FilterFieldsProps<AlarmFilter>) {
  const t = useTexts(alarmsTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={rowTexts.state}
        value={form.state}
        options={ALARM_STATES.map(value => ({ value, label: t[`state.${value}` as const] }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
