import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataTableProps, TableColumn } from './table-types.ts'

const FEATURES = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })

/** Wrapper of a row. The engine requires objects; our rows may have any type. */
interface Wrapped<Row> {
  readonly row: Row
}

export interface TableLine<Row> {
  readonly key: string
  readonly row: Row
}

export interface TableModel<Row> {
  /** The columns to draw, in order. */
  readonly columns: readonly TableColumn<Row>[]
  readonly lines: readonly TableLine<Row>[]
}

/** Returns ordered columns and rows from the table engine. The server sorts and pages. */
export function useTableModel<Row>(
  { columns, rows, rowKey }: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'>,
  shown: readonly string[],
): TableModel<Row> {
  const byId = useMemo(() => new Map(columns.map(column => [column.id, column])), [columns])
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof FEATURES, Wrapped<Row>> => ({ id: column.id, header: column.id }),
      ),
    [columns],
  )
  const data = useMemo(() => rows.map((row): Wrapped<Row> => ({ row })), [rows])
  const table = useTable<typeof FEATURES, Wrapped<Row>>({
    features: FEATURES,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowKey(row),
    state: {
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    },
  })
  const { rows: modelRows } = table.getRowModel()
  const lines = useMemo(
    () => modelRows.map(({ id, original }) => ({ key: id, row: original.row })),
    [modelRows],
  )
  return {
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
    lines,
  }
}
