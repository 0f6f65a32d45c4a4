import { pageAdminOperations } from '@apron/contract/calls/admin-operation.calls'
import type { OperationRow } from '@apron/contract/entities/admin-operation'
import { LONG_LIST_PAGE_SIZE } from '@apron/contract/limits/paging'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { logTexts } from '../shared/log.texts.ts'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useLogLimits } from '../shared/use-log-limits.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { NO_OPERATION_FILTER, type OperationFilter, toOperationCriteria } from './operation-filter.ts'
import { operationColumns, operationFilter } from './operations.table.tsx'
import { operationsTexts } from './operations.texts.ts'

export const texts = { ...adminTexts, ...logTexts, ...operationsTexts }

/** What people did (API-06), the newest first. Nobody changes it. */
export default function OperationsPage({ services }: OwnPageProps) {
  const { http } = services
  const { t } = useTranslation()
  const sites = useSourceOptions(services, 'site')
  const list = useAdminList<OperationRow, OperationFilter>({
    name: 'operations',
    noFilter: NO_OPERATION_FILTER,
    size: LONG_LIST_PAGE_SIZE,
    ask: (position, filter, signal) =>
      http.call(pageAdminOperations, {
        body: { ...position, queryCriteria: toOperationCriteria(filter) },
        ...(signal === undefined ? {} : { signal }),
      }),
  })

  const { toolbar, exportRows } = useLogLimits(list.query.data?.total ?? 0)
  const columns = useMemo(() => operationColumns(t), [t])

  const allRows = () => {
    const criteria = toOperationCriteria(list.filter)
    return exportRows<OperationRow>(async (after, size) => {
      const queryCriteria = { ...criteria, ...(after === undefined ? {} : { after }) }
      return (await http.call(pageAdminOperations, { body: { current: 1, size, queryCriteria } })).records
    })
  }

  return (
    <AdminPage
      services={services}
      title={t('operations.title')}
      customCode="AQ_shell_operations"
      list={list}
      columns={columns}
      rowKey={row => row.id}
      exportRows={allRows}
      toolbar={toolbar}
      renderFilter={operationFilter(t, services, sites)}
    />
  )
}
