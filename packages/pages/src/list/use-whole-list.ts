import type { Call } from '@apron/contract/calls/define-call'
import { failureText, useLanguage } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { clampPage } from '@apron/ui/table'
import { isEqual } from 'es-toolkit/predicate'
import type { FilterFields, FilterOf } from './filter/filter-fields.ts'
import { keysOf, type SortValues, sortRows } from './rows/sort-rows.ts'
import { type List, problemKind } from './use-list.ts'
import type { ListShape } from './views/list-view.ts'
import { type ListNames, useListView } from './views/use-list-view.ts'

export interface WholeListOptions<Fields extends FilterFields, Key extends string, Data, Row>
  extends Pick<ListShape<Fields, Key>, 'filter' | 'size'>,
    ListNames {
  /** Call that returns the whole list. */
  readonly call: Call<{ data: Data }>
  /** Returns the rows that match the filter, in order. */
  readonly rowsOf: (data: Data, filter: FilterOf<Fields>) => readonly Row[]
  /** Sort values by column id. */
  readonly sortValues?: SortValues<Row, Key>
}

/** Manages a list that is loaded at once, then filtered, sorted and paged in the browser. For short lists. */
export function useWholeList<Fields extends FilterFields, Key extends string, Data, Row>({
  call,
  rowsOf,
  sortValues,
  ...shape
}: WholeListOptions<Fields, Key, Data, Row>): List<Row, FilterOf<Fields>> {
  const lang = useLanguage()
  const whole = useAppQuery<{ data: Data }>(call)
  const { view, change, requested, setRequested, listProps } = useListView({
    ...shape,
    sortKeys: sortValues === undefined ? [] : keysOf(sortValues),
  })
  const found = whole.data === undefined ? [] : rowsOf(whole.data, view.filter)
  const all = sortValues === undefined ? found : sortRows(found, view.sort, sortValues, lang)
  const { size } = view
  const total = all.length
  const current = clampPage(requested, { current: requested, size, total })
  const reload = async () => {
    await whole.refetch({ cancelRefetch: false })
  }
  return {
    ...listProps,
    rows: all.slice((current - 1) * size, current * size),
    state: whole.isPending ? 'loading' : whole.isError ? 'failed' : 'ready',
    problem: whole.error === null ? null : { text: failureText(whole.error), kind: problemKind(whole.error) },
    busy: whole.isFetching,
    filtered: !isEqual(view.filter, listProps.noFilter),
    page: { current, size, total },
    apply(filter) {
      setRequested(1)
      change({ filter })
      void reload()
    },
    reload,
    loadAllRows: () => Promise.resolve(all),
    loadFirstRows: limit => Promise.resolve({ rows: all.slice(0, limit), total }),
  }
}
