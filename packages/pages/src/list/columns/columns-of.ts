import type { TextPair } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import type { ReactNode } from 'react'

type Plain = string | number | null

type Look<Row> = Omit<TableColumn<Row>, 'id' | 'labels' | 'cell' | 'sortable'>
type Cell<Row> = (row: Row) => ReactNode

/** Looks of the columns by name, with a cell where it is not simply the row's property of that name. */
export type ColumnLooks<Row, Id extends string> = {
  readonly [Name in Id]: Look<Row> &
    (Name extends keyof Row
      ? Row[Name] extends Plain
        ? { readonly cell?: Cell<Row> }
        : { readonly cell: Cell<Row> }
      : { readonly cell: Cell<Row> })
}

/**
 * Returns the columns of a list in the order of their looks. Columns known to the server's sort are sortable. Empty
 * cells show a dash.
 */
export function columnsOf<Row extends object, Id extends string>(
  names: Readonly<Record<Id, TextPair>>,
  sortKeys: readonly NoInfer<Id>[],
  looks: ColumnLooks<Row, NoInfer<Id>>,
): TableColumn<Row>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type over Id has the keys of Id and nothing else
  const entries = Object.entries(looks) as [Id, Look<Row> & { readonly cell?: Cell<Row> }][]
  return entries.map(([id, { cell = (row: Row) => plainCell(row, id), ...look }]) =>
    Object.assign(look, { id, labels: names[id], cell, sortable: sortKeys.includes(id) }),
  )
}

function plainCell(row: object, id: string): string | number {
  const value: unknown = Reflect.get(row, id)
  return typeof value === 'string' || typeof value === 'number' ? value : '–'
}
