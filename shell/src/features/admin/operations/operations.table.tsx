import { OPERATION_KINDS, type OperationRow } from '@apron/contract/operations/admin-operation'
import { OneOfField, PersonField } from '@apron/pages/fields'
import { type FilterFieldsProps, KeywordField, stateColumn } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { DateRangeField } from '@apron/ui/date-fields'
import type { TableColumn } from '@apron/ui/table'
import { logTexts } from '../shared/log.texts.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import type { OperationFilter } from './operation-filter.ts'
import { operationsTexts } from './operations.texts.ts'

/** Addresses and calls are hidden by default; they matter only for a closer look. */
export const OPERATION_DEFAULTS = ['time', 'userCode', 'userName', 'site', 'kind', 'title', 'result']

export function useOperationColumns(): TableColumn<OperationRow>[] {
  const t = useTexts(operationsTexts)
  return [
    {
      id: 'time',
      labels: logTexts.time,
      cell: row => row.time,
      width: 172,
      locked: true,
    },
    {
      id: 'userCode',
      labels: operationsTexts.userCode,
      cell: row => row.userCode,
      width: 100,
      mono: true,
    },
    {
      id: 'userName',
      labels: operationsTexts.userName,
      cell: row => row.userName || '–',
      minWidth: 108,
    },
    { id: 'site', labels: operationsTexts.site, cell: row => row.site, width: 76, mono: true },
    {
      id: 'kind',
      labels: logTexts.kind,
      cell: row => t[`kind.${row.kind}` as const],
      width: 108,
    },
    {
      id: 'title',
      card: 'title',
      labels: operationsTexts.pageTitle,
      cell: row => row.title || row.page,
      minWidth: 200,
    },
    {
      id: 'page',
      labels: operationsTexts.page,
      cell: row => row.page,
      minWidth: 200,
      mono: true,
    },
    {
      id: 'call',
      labels: operationsTexts.call,
      cell: row => row.call || '–',
      text: row => row.call,
      minWidth: 200,
      mono: true,
    },
    stateColumn({
      id: 'result',
      labels: operationsTexts.result,
      meaning: ({ done }) => (done === null ? null : done ? 'green' : 'amber'),
      text: ({ done }) => (done === null ? '' : t[done ? 'done' : 'refused']),
      width: 128,
    }),
  ]
}

export function OperationFields({ form, change }: FilterFieldsProps<OperationFilter>) {
  const t = useTexts(operationsTexts)
  const log = useTexts(logTexts)
  const sites = useSourceOptions('site')
  return (
    <>
      <PersonField closed label={log.person} value={form.person} onChange={person => change({ person })} />
      <OneOfField
        label={t.site}
        searchable
        value={form.site}
        options={sites}
        onChange={site => change({ site })}
      />
      <OneOfField
        label={log.kind}
        value={form.kind}
        options={OPERATION_KINDS.map(value => ({ value, label: t[`kind.${value}` as const] }))}
        onChange={kind => change({ kind })}
      />
      <KeywordField label={t.page} value={form.page} onChange={page => change({ page })} />
      <DateRangeField
        label={log.period}
        periods="back"
        value={form.period}
        onChange={period => change({ period })}
      />
    </>
  )
}
