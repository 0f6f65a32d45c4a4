import type { DICTIONARY_SORT_KEYS, DictionaryItem } from '@apron/contract/dictionary/admin-dictionary'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  type ListSort,
  oneOf,
  ROW_TEXTS,
  sortCriteria,
  stateColumn,
  text,
  withoutEmpty,
} from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from '../shared/admin.texts.ts'
import { dictionaryTexts } from './dictionary.texts.ts'

export type SortKey = (typeof DICTIONARY_SORT_KEYS)[number]

const STATES = ['enabled', 'disabled'] as const

/** Conditions of the filter. The directory is selected in the tree. */
export const DICTIONARY_FILTER = { text: text(), state: oneOf(STATES) }
type DictionaryFilter = FilterOf<typeof DICTIONARY_FILTER>

/** Converts the filter to the request criteria. @param directory null for all */
export function dictionaryCriteria(
  directory: string | null,
  { text: wanted, state }: DictionaryFilter,
  sort: ListSort<SortKey> | null,
) {
  return {
    ...withoutEmpty({ directory, text: wanted }),
    ...(state === null ? {} : { enabled: state === 'enabled' ? 1 : 0 }),
    ...sortCriteria(sort),
  }
}

/** Returns the default columns: only the name in the user's language, so that the table fits next to the tree. */
export function defaultDictionaryColumns(zh: boolean): readonly string[] {
  return ['value', zh ? 'nameZh' : 'nameEn', 'sort', 'enabled', 'updateTime', 'updateBy', 'actions']
}

export function useDictionaryColumns(actions: ActionsOf<DictionaryItem>): TableColumn<DictionaryItem>[] {
  const common = useTexts(adminTexts)
  return [
    {
      id: 'value',
      labels: dictionaryTexts.value,
      cell: row => row.value,
      width: 108,
      mono: true,
      locked: true,
    },
    { id: 'nameZh', labels: adminTexts.nameZh, cell: row => row.nameZh, minWidth: 108 },
    { id: 'nameEn', labels: adminTexts.nameEn, cell: row => row.nameEn, minWidth: 120 },
    { id: 'sort', labels: dictionaryTexts.sort, cell: row => row.sort, width: 76, align: 'end' },
    stateColumn<DictionaryItem>({
      id: 'enabled',
      meaning: row => (row.enabled === 1 ? 'green' : 'neutral'),
      text: row => (row.enabled === 1 ? common.enabled : common.disabled),
      width: 116,
    }),
    {
      id: 'directory',
      labels: dictionaryTexts.directory,
      cell: row => row.directory,
      width: 148,
      mono: true,
    },
    {
      id: 'createTime',
      labels: dictionaryTexts.createTime,
      cell: row => wireMinute(row.createTime),
      width: 136,
    },
    {
      id: 'updateTime',
      labels: dictionaryTexts.updateTime,
      cell: row => wireMinute(row.updateTime),
      width: 136,
    },
    { id: 'updateBy', labels: dictionaryTexts.updateBy, cell: row => row.updateByName, width: 112 },
    ...actionsColumn(actions, row => row.value),
  ]
}

export function DictionaryFilterFields({ form, change }: FilterFieldsProps<DictionaryFilter>) {
  const t = useTexts(dictionaryTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={rowTexts.state}
        value={form.state}
        options={STATES.map(value => ({ value, label: common[value] }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
