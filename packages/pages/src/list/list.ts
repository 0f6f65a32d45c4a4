/** Lists of records: filter, pages, sort order, columns, export, row actions, dialog. */

export { AddButton, type AddButtonProps, AddLink, type AddLinkProps } from './add-button.tsx'
export type { BulkAction, BulkActions } from './bulk/bulk-action.ts'
export { type ColumnOptions, columnsOf } from './columns/columns-of.ts'
export { type StateColumnProps, stateColumn } from './columns/state-column.tsx'
export { useColumnStore } from './columns/use-column-store.ts'
export { criteriaOf, sortCriteria, type WithoutEmpty, withoutEmpty } from './filter/criteria.ts'
export {
  choice,
  type DayPeriod,
  type FilterField,
  type FilterFields,
  type FilterOf,
  flag,
  oneOf,
  period,
  someOf,
  text,
} from './filter/filter-fields.ts'
export { KeywordField, type KeywordFieldProps } from './filter/keyword-field.tsx'
export type { FilterFieldsProps } from './filter/list-filter.tsx'
export type { QuickFilter } from './filter/quick-filters.tsx'
export { ListPage, type ListPageProps } from './list-page.tsx'
export { usePrintSheet } from './print/use-print-sheet.tsx'
export { type ActionsOf, actionsColumn, deleteAction, editAction } from './rows/actions-column.tsx'
export { ROW_TEXTS } from './rows/row.texts.ts'
export { RowActions, type RowActionsProps } from './rows/row-actions.tsx'
export { type SortValues, sortRows } from './rows/sort-rows.ts'
export { possibleParents, type TreeLine, treeLines } from './rows/tree-lines.ts'
export { type RecordDialog, useRecordDialog } from './rows/use-record-dialog.ts'
export { SiteName } from './site-name.tsx'
export { tableState } from './table-state.ts'
export { type List, type ListCall, type ListOptions, useList } from './use-list.ts'
export { useWholeList, type WholeListOptions } from './use-whole-list.ts'
export type { ListSort } from './views/list-view.ts'
