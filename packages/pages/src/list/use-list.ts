import type { Call } from '@apron/contract/calls/define-call'
import { PASSWORD_NEEDED } from '@apron/contract/codes/response-codes'
import type { PageOf } from '@apron/contract/entities/paging'
import { CallError, failureText, useCall } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { clampPage, everyRow, type PagePosition, type PageState, type TableSort } from '@apron/ui/table'
import { useState } from 'react'
import { type FilterFields, type FilterOf, noFilter } from './filter-fields.ts'
import type { ListShape, ListSort } from './list-view.ts'
import { useAskedFilter } from './use-asked-filter.ts'
import { useRememberedView } from './use-remembered-view.ts'

/** A call that answers a list page by page. */
export type ListCall<Criteria, Row> = Call<{
  body: { current: number; size: number; queryCriteria: Criteria }
  data: PageOf<Row>
}>

export interface ListOptions<Fields extends FilterFields, Key extends string, Criteria, Row>
  extends ListShape<Fields, Key> {
  readonly call: ListCall<Criteria, Row>
  /** The filter and the order as the call wants them. */
  readonly criteria: (filter: FilterOf<Fields>, sort: ListSort<Key> | null) => Criteria
  /** Name under which the browser keeps filter, order and page size of this person. */
  readonly remember?: string
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
  /** Counts how often an address has asked for a filter: the form takes it over. */
  readonly followed: number
  /** Whether the filter leaves anything out. */
  readonly filtered: boolean
  readonly page: PageState
  readonly sort: TableSort | null
  /** Searches by this filter, from page 1; the same filter asks again. */
  readonly apply: (filter: Filter) => void
  readonly turn: (position: PagePosition) => void
  readonly sortBy: (sort: TableSort | null) => void
  /** Asks again, unless an answer is on its way. After a change of one's own: `invalidates` of its action. */
  readonly reload: () => Promise<void>
  /** Everything that is filtered, asked for page by page. */
  readonly everyRow: () => Promise<readonly Row[]>
}

export function useList<Fields extends FilterFields, Key extends string, Criteria, Row>(
  options: ListOptions<Fields, Key, Criteria, Row>,
): List<Row, FilterOf<Fields>> {
  const { call, criteria, sortKeys = [], remember } = options
  const ask = useCall()
  const [view, changeView] = useRememberedView(remember, options)
  const [requested, setRequested] = useState(1)
  const [followed, setFollowed] = useState(0)
  useAskedFilter(options.filter, filter => {
    setRequested(1)
    setFollowed(count => count + 1)
    changeView({ ...view, filter })
  })
  const queryCriteria = criteria(view.filter, view.sort)
  const rows = useAppQuery(
    call,
    { body: { current: requested, size: view.size, queryCriteria } },
    { keepPrevious: true },
  )

  const total = rows.data?.total ?? 0
  const page = { current: requested, size: view.size, total }
  // The last row of the last page is gone: the page before it is the last one now.
  const current = rows.isPlaceholderData ? requested : clampPage(requested, page)
  if (rows.data !== undefined && current !== requested) setRequested(current)

  const none = noFilter(options.filter)
  /** What was typed again and asks for the same is the same. */
  const sameCriteria = (one: FilterOf<Fields>, other: FilterOf<Fields>) =>
    JSON.stringify(criteria(one, null)) === JSON.stringify(criteria(other, null))
  return {
    rows: rows.data?.records ?? [],
    state: rows.isPending ? 'loading' : rows.isError ? 'failed' : 'ready',
    problem: rows.error === null ? null : { text: failureText(rows.error), kind: problemKind(rows.error) },
    busy: rows.isFetching,
    filter: view.filter,
    noFilter: none,
    followed,
    filtered: !sameCriteria(view.filter, none),
    page: { ...page, current },
    sort: view.sort,
    apply(filter) {
      setRequested(1)
      changeView({ ...view, filter })
      if (sameCriteria(filter, view.filter)) void rows.refetch()
    },
    turn({ current: next, size }) {
      setRequested(size === view.size ? next : 1)
      if (size !== view.size) changeView({ ...view, size })
    },
    sortBy(sort) {
      const id = sortKeys.find(key => key === sort?.id)
      setRequested(1)
      changeView({
        ...view,
        sort: id === undefined || sort === null ? null : { id, direction: sort.direction },
      })
    },
    async reload() {
      // After an action the newest is on its way already.
      await rows.refetch({ cancelRefetch: false })
    },
    everyRow: () => everyRow(position => ask(call, { body: { ...position, queryCriteria } })),
  }
}

/** What the person may not see does not come by asking again. */
export function problemKind(error: Error): ListProblem {
  if (!(error instanceof CallError) || error.code === PASSWORD_NEEDED) return 'failed'
  const refused = error.status === 403 || error.code === 403
  return refused ? 'refused' : 'failed'
}
