import { useHost, useLocation } from '@apron/sdk'
import { useCallback, useState } from 'react'
import { askedFilter } from './asked-filter.ts'
import type { FilterFields, FilterOf } from './filter-fields.ts'
import { firstView, type ListShape, type ListView, readView } from './list-view.ts'

/**
 * The view of this person on this browser; nobody finds the filter of somebody else. The filter of an address comes before the one that
 * was kept.
 * @param key without one it lasts as long as the page
 */
export function useRememberedView<Fields extends FilterFields, Key extends string>(
  key: string | undefined,
  shape: ListShape<Fields, Key>,
) {
  const host = useHost()
  const { query } = useLocation()
  const [view, setView] = useState(() => {
    const kept = key === undefined ? firstView(shape) : readView(shape, host.remembered(key))
    return { ...kept, filter: askedFilter(shape.filter, query) ?? kept.filter }
  })
  const remember = useCallback(
    (next: ListView<FilterOf<Fields>, Key>) => {
      setView(next)
      if (key !== undefined) host.remember(key, next)
    },
    [host, key],
  )
  return [view, remember] as const
}
