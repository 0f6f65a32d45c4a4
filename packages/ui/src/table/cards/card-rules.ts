import type { TableColumn, TableSort } from '../table-types.ts'

/** Position of a cell in a card: its first line, a line of its own, a name with its value, or the actions. */
export type CardPlace = 'head' | 'title' | 'pair' | 'actions'

/**
 * Returns the position of a cell in a card. @param at index of the column among those shown; the first names the row
 */
export function cardPlace(column: Pick<TableColumn<never>, 'card' | 'atEnd'>, at: number): CardPlace {
  if (column.atEnd === true) return 'actions'
  return column.card ?? (at === 0 ? 'head' : 'pair')
}

/** Roles that a browser drops when a table is not laid out as one. */
export const CARD_ROLES = {
  table: { role: 'table' },
  part: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** Returns a sort order as the value of an option. Empty for none. */
export function sortValue(sort: TableSort | null | undefined): string {
  return sort === null || sort === undefined ? '' : `${sort.direction} ${sort.id}`
}

export function parseSortValue(value: string): TableSort | null {
  const [direction, ...id] = value.split(' ')
  return direction === 'asc' || direction === 'desc' ? { id: id.join(' '), direction } : null
}
