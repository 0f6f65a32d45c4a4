import type { TableSort } from './table-types.ts'

/** What a click on a column's header asks for: ascending, descending, then no order again. */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, direction: 'asc' }
  return sort.direction === 'asc' ? { id, direction: 'desc' } : null
}
