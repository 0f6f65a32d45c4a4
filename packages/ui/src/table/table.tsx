export { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx'
export type { ColumnLayout } from './column-layout.ts'
export { csvText } from './csv.ts'
export { DataTable } from './data-table.tsx'
export { everyRow, firstRows } from './export-rows.ts'
export { NamedRows, type NamedRowsProps } from './named-rows.tsx'
export { Pager, type PagerProps } from './pager.tsx'
export type { PagePosition, PageState } from './paging-rules.ts'
export { clampPage } from './paging-rules.ts'
export { PrintTable, type PrintTableProps } from './print-table.tsx'
export { RowButtons, type RowButtonsProps } from './row-buttons.tsx'
export { type RowResultLine, RowResults, type RowResultsProps } from './row-results.tsx'
export { SelectionBar, type SelectionBarProps } from './selection-bar.tsx'
export type { DataTableProps, TableColumn, TableSort } from './table-types.ts'
export {
  type ColumnSetting,
  type ColumnStore,
  type SavedColumnsOptions,
  useSavedColumns,
} from './use-saved-columns.ts'
