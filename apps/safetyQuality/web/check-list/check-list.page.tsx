import { failureText, useAirport, useCall, useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery, useDictionaries } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Page, PageHeader } from '@apron/ui/page'
import { DataTable, everyRow, type TableSort, useSavedColumns } from '@apron/ui/table'
import { useMemo, useState } from 'react'
import { queryCheckOrders } from '../../contract/check-order.calls.ts'
import { dueState } from '../../contract/rules/due.ts'
import { CHECK_SORT_KEYS } from '../../contract/values.ts'
import { DICTIONARIES } from '../shared/dictionaries.ts'
import { orderLink } from '../shared/order-link.ts'
import { STATUS_TEXTS } from '../shared/status.texts.ts'
import { CHECK_LIST_CODE, checkListColumns, DEFAULT_COLUMNS } from './check-list.columns.tsx'
import { CheckListFilterBar } from './check-list.filter.tsx'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'
import { type CheckListFilter, isFiltered, NO_FILTER, pageWithin, toCriteria } from './check-list-view.ts'
import { COLUMN_NAMES } from './column-names.ts'
import { useColumnStore } from './use-column-store.ts'
import { useRememberedView } from './use-remembered-view.ts'

const ALL_COLUMNS = Object.entries(COLUMN_NAMES).map(([id, labels]) => ({ id, labels }))
const ROW_MEANINGS = { overdue: 'red', soon: 'amber', later: undefined } as const

/** The check orders of the site. */
export default function CheckListPage() {
  const texts = useTexts(CHECK_LIST_TEXTS)
  const statusTexts = useTexts(STATUS_TEXTS)
  const call = useCall()
  const navigate = useNavigate()
  const airport = useAirport()
  const site = airport?.code ?? ''
  const dictionaries = useDictionaries(DICTIONARIES)
  const [view, remember] = useRememberedView()
  const [wanted, setWanted] = useState(1)
  const [formRound, setFormRound] = useState(0)
  const store = useColumnStore()
  const columnProps = useSavedColumns(ALL_COLUMNS, {
    customCode: CHECK_LIST_CODE,
    store,
    defaults: DEFAULT_COLUMNS,
  })

  const orders = useAppQuery(
    queryCheckOrders,
    { body: { current: wanted, size: view.size, queryCriteria: toCriteria(view) } },
    { keepPrevious: true },
  )
  const total = orders.data?.total ?? 0
  const current = orders.isPlaceholderData ? wanted : pageWithin(wanted, view.size, total)
  if (orders.data !== undefined && current !== wanted) setWanted(current)

  const columns = useMemo(
    () => checkListColumns({ dictionaries, yesNo: { yes: texts.yes, no: texts.no }, statusTexts }),
    [dictionaries, texts, statusTexts],
  )

  const apply = (filter: CheckListFilter) => {
    setWanted(1)
    remember({ ...view, filter })
    if (filter === view.filter) void orders.refetch()
  }
  const clear = () => {
    apply(NO_FILTER)
    setFormRound(round => round + 1)
  }
  const sortBy = (sort: TableSort | null) => {
    const id = CHECK_SORT_KEYS.find(key => key === sort?.id)
    setWanted(1)
    remember({ ...view, sort: id === undefined || sort === null ? null : { id, direction: sort.direction } })
  }

  const filtered = isFiltered(view)
  return (
    <Page>
      <PageHeader title={texts.title} />
      <CheckListFilterBar
        key={formRound}
        applied={view.filter}
        busy={orders.isFetching}
        dictionaries={dictionaries}
        onApply={apply}
      />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={orders.data?.records ?? []}
        rowKey={row => row.id}
        state={orders.isPending ? 'loading' : orders.isError ? 'failed' : 'ready'}
        {...(orders.error === null ? {} : { errorText: failureText(orders.error) })}
        onRetry={() => void orders.refetch()}
        emptyText={filtered ? texts.emptyFiltered : texts.empty}
        emptyAction={filtered ? <Button onClick={clear}>{texts.showAll}</Button> : undefined}
        page={{ current, size: view.size, total }}
        onPageChange={page => {
          setWanted(page.size === view.size ? page.current : 1)
          if (page.size !== view.size) remember({ ...view, size: page.size })
        }}
        sort={view.sort}
        onSortChange={sortBy}
        {...columnProps}
        exportRows={() =>
          everyRow(position =>
            call(queryCheckOrders, { body: { ...position, queryCriteria: toCriteria(view) } }),
          )
        }
        toolbar={
          <span className="sq-place">
            {texts.site} <strong>{airport?.name}</strong> <span className="sq-mono">{site}</span>
          </span>
        }
        pinnedScrollbar
        rowHref={orderLink}
        onRowOpen={row => navigate(orderLink(row))}
        rowMeaning={row => ROW_MEANINGS[dueState(row.dueInDays)]}
      />
    </Page>
  )
}
