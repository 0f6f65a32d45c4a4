import type { Call } from '@apron/contract/calls/define-call'
import { PASSWORD_NEEDED } from '@apron/contract/codes/response-codes'
import { MAX_PAGE_SIZE } from '@apron/contract/limits/paging'
import type { PageOf } from '@apron/contract/lists/paging'
import { CallError, failureText, useCall } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import {
  clampPage,
  everyRow,
  firstRows,
  type PagePosition,
  type PageState,
  type TableSort,
} from '@apron/ui/table'
import type { FilterFields, FilterOf } from './filter/filter-fields.ts'
import type { ListShape, ListSort } from './views/list-view.ts'
import { type ListNames, type ListViews, useListView } from './views/use-list-view.ts'

/** A call that answers a list page by page. */
export type ListCall<Criteria, Row> = Call<{
  body: { current: number; size: number; queryCriteria: Criteria }
  data: PageOf<Row>
}>

export interface ListOptions<Fields extends FilterFields, Key extends string, Criteria, Row>
  extends ListShape<Fields, Key>,
    ListNames {
  readonly call: ListCall<Criteria, Row>
  /** The filter and the order as the call wants them. */
  readonly criteria: (filter: FilterOf<Fields>, sort: ListSort<Key> | null) => Criteria
}

export type ListProblem = 'failed' | 'refused'

/** A paged, filtered and sorted list, with everything that `ListPage` draws. */
export interface List<Row, Filter> {
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'ready' | 'failed'
  /** Why there are no rows, for the person. */
  readonly problem: { readonly text: string; readonly kind: ListProblem } | null
  /** Rows are on their way, or others than those that are there. */
  readonly busy: boolean
  readonly filter: Filter
  readonly noFilter: Filter
  /** Another one: the form takes the filter over, for it was set by an address or a view. */
  readonly formKey: string
  /** Whether the filter leaves anything out. */
  readonly filtered: boolean
  readonly page: PageState
  /** Those of every list when nothing is said. */
  readonly pageSizes?: readonly number[]
  readonly sort: TableSort | null
  /** Ids of the columns that it is sorted by. */
  readonly sortKeys: readonly string[]
  /** Name of its settings. */
  readonly code: string | undefined
  /** Ids of the columns of the view that is shown; null: those that the person has chosen for the list. */
  readonly columns: readonly string[] | null
  readonly showColumns: (ids: readonly string[] | null) => void
  /** Null: it keeps none. */
  readonly views: ListViews | null
  /** Searches by this filter, from page 1; the same filter asks again. */
  readonly apply: (filter: Filter) => void
  readonly turn: (position: PagePosition) => void
  readonly sortBy: (sort: TableSort | null) => void
  /** Asks again, unless an answer is on its way. After a change of one's own: `invalidates` of its action. */
  readonly reload: () => Promise<void>
  /** Everything that is filtered, asked for page by page. */
  readonly everyRow: () => Promise<readonly Row[]>
  /** The first of them, as many as may be, and how many there are. */
  readonly firstRows: (limit: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>
}

export function useList<Fields extends FilterFields, Key extends string, Criteria, Row>(
  options: ListOptions<Fields, Key, Criteria, Row>,
): List<Row, FilterOf<Fields>> {
  const { call, criteria } = options
  const ask = useCall()
  const { view, change, requested, setRequested, ready, drawn } = useListView(options)
  const size = options.whole === true ? MAX_PAGE_SIZE : view.size
  const queryCriteria = criteria(view.filter, view.sort)
  const rows = useAppQuery(call, ready ? { body: { current: requested, size, queryCriteria } } : null, {
    keepPrevious: true,
  })

  const total = rows.data?.total ?? 0
  const page = { current: requested, size, total }
  // The last row of the last page is gone: the page before it is the last one now.
  const current = rows.isPlaceholderData ? requested : clampPage(requested, page)
  if (rows.data !== undefined && current !== requested) setRequested(current)

  const askPage = (position: PagePosition) => ask(call, { body: { ...position, queryCriteria } })
  /** What was typed again and asks for the same is the same. */
  const sameCriteria = (one: FilterOf<Fields>, other: FilterOf<Fields>) =>
    JSON.stringify(criteria(one, null)) === JSON.stringify(criteria(other, null))
  return {
    ...drawn,
    ...(options.whole === true ? { pageSizes: WHOLE, turn: ({ current: next }) => setRequested(next) } : {}),
    rows: rows.data?.records ?? [],
    state: rows.isPending ? 'loading' : rows.isError ? 'failed' : 'ready',
    problem: rows.error === null ? null : { text: failureText(rows.error), kind: problemKind(rows.error) },
    busy: rows.isFetching,
    filtered: !sameCriteria(view.filter, drawn.noFilter),
    page: { ...page, current },
    apply(filter) {
      setRequested(1)
      change({ filter })
      if (sameCriteria(filter, view.filter)) void rows.refetch()
    },
    async reload() {
      // After an action the newest is on its way already.
      await rows.refetch({ cancelRefetch: false })
    },
    everyRow: () => everyRow(askPage),
    firstRows: limit => firstRows(askPage, limit),
  }
}

const WHOLE = [MAX_PAGE_SIZE]

/** What the person may not see does not come by asking again. */
export function problemKind(error: Error): ListProblem {
  if (!(error instanceof CallError) || error.code === PASSWORD_NEEDED) return 'failed'
  const refused = error.status === 403 || error.code === 403
  return refused ? 'refused' : 'failed'
}
