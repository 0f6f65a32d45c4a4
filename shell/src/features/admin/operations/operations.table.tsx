import { OPERATION_KINDS, type OperationRow } from '@apron/contract/entities/admin-operation'
import { DateRangeField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import type { SelectOption } from '@apron/ui/select'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { type OperationFilter } from './operation-filter.ts'
import { operationsTexts } from './operations.texts.ts'

/** The columns of the table. */
export function operationColumns(t: TFunction): TableColumn<OperationRow>[] {
  const resultOf = ({ done }: OperationRow) =>
    done === null ? '' : t(done ? 'operations.done' : 'operations.refused')
  return [
    {
      id: 'time',
      labels: operationsTexts['operations.time'],
      cell: row => row.time,
      width: 172,
      locked: true,
    },
    {
      id: 'userCode',
      labels: operationsTexts['operations.userCode'],
      cell: row => row.userCode,
      width: 100,
      mono: true,
    },
    {
      id: 'userName',
      labels: operationsTexts['operations.userName'],
      cell: row => row.userName || '–',
      minWidth: 108,
    },
    { id: 'site', labels: operationsTexts['operations.site'], cell: row => row.site, width: 76, mono: true },
    {
      id: 'kind',
      labels: operationsTexts['operations.kind'],
      cell: row => t(`operations.kind.${row.kind}`),
      width: 108,
    },
    {
      id: 'page',
      labels: operationsTexts['operations.page'],
      cell: row => row.page,
      minWidth: 200,
      mono: true,
    },
    {
      id: 'call',
      labels: operationsTexts['operations.call'],
      cell: row => row.call || '–',
      text: row => row.call,
      minWidth: 200,
      mono: true,
    },
    {
      id: 'result',
      labels: operationsTexts['operations.result'],
      cell: row =>
        row.done === null ? '–' : <Status meaning={row.done ? 'green' : 'amber'}>{resultOf(row)}</Status>,
      text: resultOf,
      width: 116,
    },
  ]
}

/** The fields of the filter. */
export function operationFilter(t: TFunction, sites: readonly SelectOption[]) {
  return (form: OperationFilter, change: (part: Partial<OperationFilter>) => void) => (
    <>
      <TextField
        label={t('operations.person')}
        type="search"
        maxLength={60}
        value={form.person}
        onChange={person => change({ person })}
      />
      <SelectField
        label={t('operations.site')}
        placeholder={t('admin.all')}
        clearable
        searchable
        value={form.site}
        options={sites}
        onChange={site => change({ site })}
      />
      <SelectField
        label={t('operations.kind')}
        placeholder={t('admin.all')}
        clearable
        value={form.kind}
        options={OPERATION_KINDS.map(value => ({ value, label: t(`operations.kind.${value}`) }))}
        onChange={value => change({ kind: OPERATION_KINDS.find(kind => kind === value) ?? null })}
      />
      <TextField
        label={t('operations.page')}
        type="search"
        maxLength={60}
        value={form.page}
        onChange={page => change({ page })}
      />
      <DateRangeField
        label={t('operations.period')}
        value={form.period}
        onChange={period => change({ period })}
      />
    </>
  )
}
