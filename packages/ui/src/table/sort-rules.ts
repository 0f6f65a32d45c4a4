import type { TableSort } from './table-types.ts'

/** Returns the next order after a click on a header: ascending, descending, then none. */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, direction: 'asc' }
  return sort.direction === 'asc' ? { id, direction: 'desc' } : null
}
