import { OPERATION_KINDS, type OperationRow } from '@apron/contract/entities/admin-operation'
import { DateRangeField } from '@apron/ui/date-fields'
import type { SelectOption } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { KeywordField, OneOfField } from '../shared/filter-fields.tsx'
import { logTexts } from '../shared/log.texts.ts'
import { PersonField } from '../shared/person-field.tsx'
import { type OperationFilter } from './operation-filter.ts'
import { operationsTexts } from './operations.texts.ts'

/** The columns of the table. */
export function operationColumns(t: TFunction): TableColumn<OperationRow>[] {
  const resultOf = ({ done }: OperationRow) =>
    done === null ? '' : t(done ? 'operations.done' : 'operations.refused')
  return [
    {
      id: 'time',
      labels: logTexts['adminLog.time'],
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
      labels: logTexts['adminLog.kind'],
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
export function operationFilter(t: TFunction, services: PageServices, sites: readonly SelectOption[]) {
  return (form: OperationFilter, change: (part: Partial<OperationFilter>) => void) => (
    <>
      <PersonField
        services={services}
        label={t('adminLog.person')}
        value={form.person}
        onChange={person => change({ person })}
      />
      <OneOfField
        label={t('operations.site')}
        searchable
        value={form.site}
        options={sites}
        onChange={site => change({ site })}
      />
      <OneOfField
        label={t('adminLog.kind')}
        value={form.kind}
        options={OPERATION_KINDS.map(value => ({ value, label: t(`operations.kind.${value}`) }))}
        onChange={kind => change({ kind })}
      />
      <KeywordField label={t('operations.page')} value={form.page} onChange={page => change({ page })} />
      <DateRangeField
        label={t('adminLog.period')}
        value={form.period}
        onChange={period => change({ period })}
      />
    </>
  )
}
