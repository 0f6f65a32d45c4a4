import type { AdminTranslation } from '@apron/contract/entities/admin-texts'
import { TextField } from '@apron/ui/fields'
import type { MenuAction } from '@apron/ui/menu'
import { SelectField } from '@apron/ui/select'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { adminTexts } from '../shared/admin.texts.ts'
import { RowActions } from '../shared/row-actions.tsx'
import { translationsTexts } from './translations.texts.ts'

const TYPES = ['1', '2'] as const
const typeOf = ({ type }: Pick<AdminTranslation, 'type'>) => (type === 2 ? '2' : '1')

/** What stands in the filter; null and empty mean no condition. */
export interface TranslationFilter {
  readonly keyword: string
  readonly type: (typeof TYPES)[number] | null
}

export const NO_TRANSLATION_FILTER: TranslationFilter = { keyword: '', type: null }

/** The columns of the table. @param actions what can be done with a row; null: nothing */
export function translationColumns(
  t: TFunction,
  builtIn: (code: string) => string,
  actions: ((row: AdminTranslation) => readonly MenuAction[]) | null,
): TableColumn<AdminTranslation>[] {
  const all: TableColumn<AdminTranslation>[] = [
    {
      id: 'code',
      labels: adminTexts['admin.code'],
      cell: row => row.code,
      minWidth: 220,
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
  ]
  if (actions === null) return all
  return [
    ...all,
    {
      id: 'actions',
      labels: adminTexts['admin.actions'],
      cell: row => <RowActions name={row.code} actions={actions(row)} />,
      exported: false,
      width: 132,
      locked: true,
    },
  ]
}

/** The fields of the filter. */
export function translationFilter(t: TFunction) {
  return (form: TranslationFilter, change: (part: Partial<TranslationFilter>) => void) => (
    <>
      <TextField
        label={t('translations.keyword')}
        type="search"
        maxLength={60}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <SelectField
        label={t('translations.type')}
        placeholder={t('admin.all')}
        clearable
        value={form.type}
        options={TYPES.map(value => ({ value, label: t(`translations.type.${value}`) }))}
        onChange={value => change({ type: TYPES.find(type => type === value) ?? null })}
      />
    </>
  )
}
