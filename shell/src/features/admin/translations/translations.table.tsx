import type { AdminTranslation } from '@apron/contract/entities/admin-translation'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { type ActionsOf, actionsColumn } from '../shared/actions-column.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { KeywordField, OneOfField } from '../shared/filter-fields.tsx'
import { translationsTexts } from './translations.texts.ts'

const TYPES = ['1', '2'] as const
const typeOf = ({ type }: Pick<AdminTranslation, 'type'>) => (type === 2 ? '2' : '1')

/** What stands in the filter; null and empty mean no condition. */
export interface TranslationFilter {
  readonly keyword: string
  readonly type: (typeof TYPES)[number] | null
}

export const NO_TRANSLATION_FILTER: TranslationFilter = { keyword: '', type: null }

/** The columns of the table. */
export function translationColumns(
  t: TFunction,
  builtIn: (code: string) => string,
  actions: ActionsOf<AdminTranslation>,
): TableColumn<AdminTranslation>[] {
  return [
    {
      id: 'code',
      labels: adminTexts['admin.code'],
      cell: row => row.code,
      minWidth: 280,
      mono: true,
      locked: true,
    },
    {
      id: 'chinese',
      labels: translationsTexts['translations.chinese'],
      cell: row => row.chinese,
      minWidth: 160,
    },
    {
      id: 'english',
      labels: translationsTexts['translations.english'],
      cell: row => row.english,
      minWidth: 160,
    },
    {
      id: 'type',
      labels: translationsTexts['translations.type'],
      cell: row => t(`translations.type.${typeOf(row)}`),
      width: 116,
    },
    {
      id: 'overrides',
      labels: translationsTexts['translations.overrides'],
      cell: row => builtIn(row.code),
      minWidth: 140,
    },
    {
      id: 'updateBy',
      labels: translationsTexts['translations.updateBy'],
      cell: row => row.updateBy,
      width: 108,
    },
    {
      id: 'updateTime',
      labels: translationsTexts['translations.updateTime'],
      cell: row => row.updateTime.slice(0, 16),
      width: 152,
    },
    ...actionsColumn(actions, row => row.code),
  ]
}

/** The fields of the filter. */
export function translationFilter(t: TFunction) {
  return (form: TranslationFilter, change: (part: Partial<TranslationFilter>) => void) => (
    <>
      <KeywordField
        label={t('translations.keyword')}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <OneOfField
        label={t('translations.type')}
        value={form.type}
        options={TYPES.map(value => ({ value, label: t(`translations.type.${value}`) }))}
        onChange={type => change({ type })}
      />
    </>
  )
}
