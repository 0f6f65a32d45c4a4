import type { Call } from '@apron/contract/calls/define-call'
import { failureText } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { clampPage, type PagePosition } from '@apron/ui/table'
import { useState } from 'react'
import { type FilterFields, type FilterOf, noFilter } from './filter-fields.ts'
import { firstView, type ListShape } from './list-view.ts'
import { type List, problemKind } from './use-list.ts'

export interface WholeListOptions<Fields extends FilterFields, Data, Row>
  extends Pick<ListShape<Fields, never>, 'filter' | 'size'> {
  /** Answers everything there is. */
  readonly call: Call<{ data: Data }>
  /** What of it the filter leaves, as rows in their order. */
  readonly rowsOf: (data: Data, filter: FilterOf<Fields>) => readonly Row[]
}

const FIRST = 1

/** A list that comes as a whole and is filtered and paged here, for what there is not much of. */
export function useWholeList<Fields extends FilterFields, Data, Row>({
  call,
  rowsOf,
  ...shape
}: WholeListOptions<Fields, Data, Row>): List<Row, FilterOf<Fields>> {
  const whole = useAppQuery<{ data: Data }>(call)
  const none = noFilter(shape.filter)
  const [filter, setFilter] = useState(none)
  const [position, setPosition] = useState<PagePosition>({ current: FIRST, size: firstView(shape).size })
  const all = whole.data === undefined ? [] : rowsOf(whole.data, filter)
  const total = all.length
  const current = clampPage(position.current, { ...position, total })
  const { size } = position
  const reload = async () => {
    await whole.refetch({ cancelRefetch: false })
  }
  return {
    rows: all.slice((current - 1) * size, current * size),
    state: whole.isPending ? 'loading' : whole.isError ? 'failed' : 'ready',
    problem: whole.error === null ? null : { text: failureText(whole.error), kind: problemKind(whole.error) },
    busy: whole.isFetching,
    filter,
    noFilter: none,
    followed: 0,
    filtered: JSON.stringify(filter) !== JSON.stringify(none),
    page: { current, size, total },
    sort: null,
    apply(wanted) {
      setFilter(wanted)
      setPosition(before => ({ ...before, current: FIRST }))
      void reload()
    },
    turn: wanted => setPosition(wanted.size === size ? wanted : { current: FIRST, size: wanted.size }),
    sortBy: () => undefined,
    reload,
    everyRow: () => Promise.resolve(all),
  }
}
