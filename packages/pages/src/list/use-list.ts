import type { Call } from '@apron/contract/calls/define-call'
import { PASSWORD_NEEDED } from '@apron/contract/codes/response-codes'
import { MAX_PAGE_SIZE } from '@apron/contract/limits/lists'
import type { PageOf } from '@apron/contract/lists/paging'
import { CallError, failureText, useCall } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import {
  clampPage,
  loadAllRows,
  loadFirstRows,
  type PagePosition,
  type PageState,
  type TableSort,
} from '@apron/ui/table'
import { isEqual } from 'es-toolkit/predicate'
import type { FilterFields, FilterOf } from './filter/filter-fields.ts'
import type { ListShape, ListSort } from './views/list-view.ts'
import { type ListNames, type ListViews, useListView } from './views/use-list-view.ts'

/** A call that returns a list page by page. */
export type ListCall<Criteria, Row> = Call<{
  body: { current: number; size: number; queryCriteria: Criteria }
  data: PageOf<Row>
}>

export interface ListOptions<Fields extends FilterFields, Key extends string, Criteria, Row>
  extends ListShape<Fields, Key>,
    ListNames {
  readonly call: ListCall<Criteria, Row>
  /** Converts filter and sort order to the criteria of the call. */
  readonly criteria: (filter: FilterOf<Fields>, sort: ListSort<Key> | null) => Criteria
}

export type ListProblem = 'failed' | 'refused'

/** A paged, filtered and sorted list with everything that `ListPage` needs. */
export interface List<Row, Filter> {
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'ready' | 'failed'
  /** Reason why there are no rows, as shown to the user. */
  readonly problem: { readonly text: string; readonly kind: ListProblem } | null
  /** Rows are being loaded, for the first time or for another page or filter. */
  readonly busy: boolean
  readonly filter: Filter
  readonly noFilter: Filter
  /** Changes when an address or a view sets the filter. The form then starts from that filter. */
  readonly formKey: string
  /** The filter has conditions. */
  readonly filtered: boolean
  readonly page: PageState
  /** Offered page sizes. The standard ones by default. */
  readonly pageSizes?: readonly number[]
  readonly sort: TableSort | null
  /** Ids of the sortable columns. */
  readonly sortKeys: readonly string[]
  /** Name of the settings. */
  readonly code: string | undefined
  /** Ids of the columns of the active view. Null: the columns that the user chose for the list. */
  readonly columns: readonly string[] | null
  readonly showColumns: (ids: readonly string[] | null) => void
  /** Saved views. Null: the list has none. */
  readonly views: ListViews | null
  /** Applies this filter from page 1. The same filter reloads. */
  readonly apply: (filter: Filter) => void
  readonly changePage: (position: PagePosition) => void
  readonly sortBy: (sort: TableSort | null) => void
  /** Reloads, unless a request is running. After an action, use its `invalidates` instead. */
  readonly reload: () => Promise<void>
  /** Loads all filtered rows page by page. */
  readonly loadAllRows: () => Promise<readonly Row[]>
  /** Loads the first rows up to the limit, and their total number. */
  readonly loadFirstRows: (
    limit: number,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>
}

export function useList<Fields extends FilterFields, Key extends string, Criteria, Row>(
  options: ListOptions<Fields, Key, Criteria, Row>,
): List<Row, FilterOf<Fields>> {
  const { call, criteria } = options
  const send = useCall()
  const { view, change, requested, setRequested, canRequest, isFinal, listProps } = useListView(options)
  const size = options.whole === true ? MAX_PAGE_SIZE : view.size
  const queryCriteria = criteria(view.filter, view.sort)
  // Requested together with the settings: most people have no default view. The rows are shown when the view is final.
  const rows = useAppQuery(call, canRequest ? { body: { current: requested, size, queryCriteria } } : null, {
    keepPrevious: true,
  })

  const total = rows.data?.total ?? 0
  const page = { current: requested, size, total }
  // If the last row of the last page is gone, the page before is now the last one.
  const current = rows.isPlaceholderData ? requested : clampPage(requested, page)
  if (rows.data !== undefined && current !== requested) setRequested(current)

  const loadPage = (position: PagePosition) => send(call, { body: { ...position, queryCriteria } })
  /** Filters that result in the same criteria are the same. */
  const sameCriteria = (one: FilterOf<Fields>, other: FilterOf<Fields>) =>
    isEqual(criteria(one, null), criteria(other, null))
  return {
    ...listProps,
    ...(options.whole === true
      ? { pageSizes: WHOLE, changePage: ({ current: next }) => setRequested(next) }
      : {}),
    rows: isFinal ? (rows.data?.records ?? []) : [],
    state: rows.isPending || !isFinal ? 'loading' : rows.isError ? 'failed' : 'ready',
    problem: rows.error === null ? null : { text: failureText(rows.error), kind: problemKind(rows.error) },
    busy: rows.isFetching,
    filtered: !sameCriteria(view.filter, listProps.noFilter),
    page: { ...page, current },
    apply(filter) {
      setRequested(1)
      change({ filter })
      if (sameCriteria(filter, view.filter)) void rows.refetch()
    },
    async reload() {
      // After an action the latest rows are already being loaded.
      await rows.refetch({ cancelRefetch: false })
    },
    loadAllRows: () => loadAllRows(loadPage),
    loadFirstRows: limit => loadFirstRows(loadPage, limit),
  }
}

const WHOLE = [MAX_PAGE_SIZE]

/** Returns the kind of a failure. A retry does not help against a missing permission. */
export function problemKind(error: Error): ListProblem {
  if (!(error instanceof CallError) || error.code === PASSWORD_NEEDED) return 'failed'
  const refused = error.status === 403 || error.code === 403
  return refused ? 'refused' : 'failed'
}
