import type { TableColumn, TableSort } from '../table-types.ts'

/** Where a cell stands in a card: its first line, a line of its own, a name with its value, what can be done. */
export type CardPlace = 'head' | 'title' | 'pair' | 'actions'

/** @param at place of the column among those shown; the first is what a row is called by */
export function cardPlace(column: Pick<TableColumn<never>, 'card' | 'atEnd'>, at: number): CardPlace {
  if (column.atEnd === true) return 'actions'
  return column.card ?? (at === 0 ? 'head' : 'pair')
}

/** What a browser no longer knows of a table that is not laid out as one. */
export const CARD_ROLES = {
  table: { role: 'table' },
  part: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** An order as the value of an option; empty for none. */
export function sortValue(sort: TableSort | null | undefined): string {
  return sort === null || sort === undefined ? '' : `${sort.direction} ${sort.id}`
}

export function sortOfValue(value: string): TableSort | null {
  const [direction, ...id] = value.split(' ')
  return direction === 'asc' || direction === 'desc' ? { id: id.join(' '), direction } : null
}
