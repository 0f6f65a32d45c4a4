import type { TextPair } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import type { ReactNode } from 'react'

type Plain = string | number | null

type Options<Row> = Omit<TableColumn<Row>, 'id' | 'labels' | 'cell' | 'sortable'>
type Cell<Row> = (row: Row) => ReactNode

/** Options of the columns by name. `cell` is required unless the row has a plain property of that name. */
export type ColumnOptions<Row, Id extends string> = {
  readonly [Name in Id]: Options<Row> &
    (Name extends keyof Row
      ? Row[Name] extends Plain
        ? { readonly cell?: Cell<Row> }
        : { readonly cell: Cell<Row> }
      : { readonly cell: Cell<Row> })
}

/**
 * Returns the columns of a list in the order of their options. Columns known to the server's sort are sortable. Empty
 * cells show a dash.
 */
export function columnsOf<Row extends object, Id extends string>(
  names: Readonly<Record<Id, TextPair>>,
  sortKeys: readonly NoInfer<Id>[],
  columns: ColumnOptions<Row, NoInfer<Id>>,
): TableColumn<Row>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type over Id has the keys of Id and nothing else
  const entries = Object.entries(columns) as [Id, Options<Row> & { readonly cell?: Cell<Row> }][]
  return entries.map(([id, { cell = (row: Row) => plainCell(row, id), ...options }]) =>
    Object.assign(options, { id, labels: names[id], cell, sortable: sortKeys.includes(id) }),
  )
}

function plainCell(row: object, id: string): string | number {
  const value: unknown = Reflect.get(row, id)
  return typeof value === 'string' || typeof value === 'number' ? value : '–'
}
