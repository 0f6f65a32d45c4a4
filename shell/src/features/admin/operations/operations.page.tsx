import { LONG_LIST_PAGE_SIZE } from '@apron/contract/limits/lists'
import { OPERATION_SORT_KEYS, type OperationRow } from '@apron/contract/operations/admin-operation'
import { pageAdminOperations } from '@apron/contract/operations/admin-operation.calls'
import { ListPage, useList } from '@apron/pages/list'
import { useCall, useTexts } from '@apron/sdk'
import { useLogLimits } from '../shared/use-log-limits.ts'
import { OPERATION_FILTER, toOperationCriteria } from './operation-filter.ts'
import { OPERATION_DEFAULTS, OperationFields, useOperationColumns } from './operations.table.tsx'
import { operationsTexts } from './operations.texts.ts'

/** The read-only operation log (API-06), newest first. */
export default function OperationsPage() {
  const t = useTexts(operationsTexts)
  const call = useCall()
  const list = useList({
    code: 'AQ_shell_operations',
    call: pageAdminOperations,
    filter: OPERATION_FILTER,
    size: LONG_LIST_PAGE_SIZE,
    sortKeys: OPERATION_SORT_KEYS,
    criteria: toOperationCriteria,
  })
  const { note, exportRows } = useLogLimits(list.page.total)

  const allRows = () => {
    const criteria = toOperationCriteria(list.filter)
    return exportRows<OperationRow>(async (after, size) => {
      const queryCriteria = { ...criteria, ...(after === undefined ? {} : { after }) }
      return (await call(pageAdminOperations, { body: { current: 1, size, queryCriteria } })).records
    })
  }

  return (
    <ListPage
      list={list}
      title={t.title}
      columns={useOperationColumns()}
      defaults={OPERATION_DEFAULTS}
      rowKey={row => row.id}
      exportRows={allRows}
      note={note}
      renderFilter={(form, change) => <OperationFields form={form} change={change} />}
    />
  )
}
