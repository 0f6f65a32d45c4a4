import type { PageOf } from '@apron/contract/entities/paging'
import { TABLE_PAGE_SIZE } from '@apron/contract/limits/paging'
import type { PagePosition } from '@apron/ui/table'
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

interface AdminListOptions<Row, Filter> {
  /** Name of the list, among those of the administration. */
  readonly name: string
  readonly noFilter: Filter
  /** Rows of a page at first. */
  readonly size?: number
  readonly ask: (position: PagePosition, filter: Filter, signal?: AbortSignal) => Promise<PageOf<Row>>
}

/** A paged and filtered list, with everything `AdminPage` needs to draw it. */
export interface AdminList<Row, Filter> {
  readonly query: UseQueryResult<PageOf<Row>>
  readonly filter: Filter
  readonly noFilter: Filter
  readonly position: PagePosition
  readonly apply: (filter: Filter) => void
  readonly turn: (position: PagePosition) => void
  /** After a change: the rows, and what else was read of this kind of thing. */
  readonly reload: () => Promise<void>
  readonly ask: AdminListOptions<Row, Filter>['ask']
}

/** Key of everything that was read for a page of the administration. */
export const adminKey = (name: string) => ['admin', name]

export function useAdminList<Row, Filter>({
  name,
  noFilter,
  size = TABLE_PAGE_SIZE,
  ask,
}: AdminListOptions<Row, Filter>): AdminList<Row, Filter> {
  const queries = useQueryClient()
  const [filter, setFilter] = useState(noFilter)
  const [position, setPosition] = useState<PagePosition>({ current: 1, size })
  const query = useQuery({
    queryKey: [...adminKey(name), 'list', filter, position],
    queryFn: ({ signal }) => ask(position, filter, signal),
    placeholderData: keepPreviousData,
  })
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: adminKey(name) }), [queries, name])

  // The last row of the last page was deleted: the page before it is the last one now.
  const last = Math.max(1, Math.ceil((query.data?.total ?? 0) / position.size))
  if (query.isSuccess && !query.isPlaceholderData && position.current > last) {
    setPosition({ ...position, current: last })
  }

  return {
    query,
    filter,
    noFilter,
    position,
    ask,
    reload,
    apply(wanted) {
      setFilter(wanted)
      setPosition(before => ({ ...before, current: 1 }))
      if (wanted === filter) void query.refetch()
    },
    turn: wanted =>
      setPosition(before => (wanted.size === before.size ? wanted : { current: 1, size: wanted.size })),
  }
}
