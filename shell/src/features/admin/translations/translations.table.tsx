import {
  type AdminTranslation,
  type AdminTranslationQuery,
  type TRANSLATION_SORT_KEYS,
} from '@apron/contract/dictionary/admin-translation'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  criteriaOf,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  type ListSort,
  oneOf,
  text,
} from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from '../shared/admin.texts.ts'
import { translationsTexts } from './translations.texts.ts'
import { useBuiltInText } from './use-built-in-text.ts'

export const TRANSLATION_TYPE_CODES = ['1', '2'] as const
const typeOf = ({ type }: Pick<AdminTranslation, 'type'>) => (type === 2 ? '2' : '1')

export const TRANSLATION_FILTER = { text: text(), type: oneOf(TRANSLATION_TYPE_CODES) }
type TranslationFilter = FilterOf<typeof TRANSLATION_FILTER>

/** Converts the filter to the request criteria. */
export function toTranslationCriteria(
  { type, ...rest }: TranslationFilter,
  sort: ListSort<(typeof TRANSLATION_SORT_KEYS)[number]> | null = null,
): AdminTranslationQuery['queryCriteria'] {
  return { ...criteriaOf(rest, sort), ...(type === null ? {} : { type: type === '2' ? 2 : 1 }) }
}

export function useTranslationColumns(actions: ActionsOf<AdminTranslation>): TableColumn<AdminTranslation>[] {
  const t = useTexts(translationsTexts)
  const language = useLanguage()
  const builtIn = useBuiltInText()
  return [
    {
      id: 'code',
      labels: adminTexts.code,
      cell: row => row.code,
      minWidth: 224,
      mono: true,
      locked: true,
    },
    {
      id: 'chinese',
      labels: translationsTexts.chinese,
      cell: row => row.chinese,
      minWidth: 148,
    },
    {
      id: 'english',
      labels: translationsTexts.english,
      cell: row => row.english,
      minWidth: 148,
    },
    {
      id: 'type',
      labels: translationsTexts.type,
      cell: row => t[`type.${typeOf(row)}` as const],
      width: 116,
    },
    {
      id: 'overrides',
      labels: translationsTexts.overrides,
      cell: row => builtIn(row.code)?.[language] ?? '–',
      minWidth: 140,
    },
    {
      id: 'updateBy',
      labels: translationsTexts.updateBy,
      cell: row => row.updateBy,
      width: 108,
    },
    {
      id: 'updateTime',
      labels: translationsTexts.updateTime,
      cell: row => wireMinute(row.updateTime),
      width: 152,
    },
    ...actionsColumn(actions, row => row.code),
  ]
}

export function TranslationFields({ form, change }: FilterFieldsProps<TranslationFilter>) {
  const t = useTexts(translationsTexts)
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={t.type}
        value={form.type}
        options={TRANSLATION_TYPE_CODES.map(value => ({ value, label: t[`type.${value}` as const] }))}
        onChange={type => change({ type })}
      />
    </>
  )
}
