export { ColumnChooser, type ColumnChooserProps } from './columns/column-chooser.tsx'
export type { ColumnLayout } from './columns/column-layout.ts'
export {
  type ColumnSetting,
  type ColumnStore,
  type SavedColumnsOptions,
  useSavedColumns,
} from './columns/use-saved-columns.ts'
export { DataTable } from './data-table.tsx'
export { csvText } from './export/csv.ts'
export { loadAllRows, loadFirstRows } from './export/export-rows.ts'
export { PrintOnlyTable, type PrintOnlyTableProps } from './export/print-only-table.tsx'
export { PrintTable, type PrintTableProps } from './export/print-table.tsx'
export { Pager, type PagerProps } from './pager.tsx'
export type { PagePosition, PageState } from './paging-rules.ts'
export { clampPage } from './paging-rules.ts'
export { NamedRows, type NamedRowsProps } from './rows/named-rows.tsx'
export { RowButtons, type RowButtonsProps } from './rows/row-buttons.tsx'
export { type RowResultLine, RowResults, type RowResultsProps } from './rows/row-results.tsx'
export { SelectionBar, type SelectionBarProps } from './rows/selection-bar.tsx'
export type { DataTableProps, TableColumn, TableSort } from './table-types.ts'
