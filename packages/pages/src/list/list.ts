/** A list of records: filter, pages, order, columns, export, actions of its rows, its dialog. */
export { type ActionsOf, actionsColumn, deleteAction, editAction } from './actions-column.tsx'
export { AddButton, type AddButtonProps } from './add-button.tsx'
export type { BulkAction, BulkActions } from './bulk-action.ts'
export { type ColumnLooks, columnsOf } from './columns-of.ts'
export { criteriaOf, type Given, given, sorted } from './criteria.ts'
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
} from './filter-fields.ts'
export { KeywordField, type KeywordFieldProps } from './keyword-field.tsx'
export type { FilterFieldsProps } from './list-filter.tsx'
export { ListPage, type ListPageProps } from './list-page.tsx'
export type { ListSort } from './list-view.ts'
export type { QuickFilter } from './quick-filters.tsx'
export { ROW_TEXTS } from './row.texts.ts'
export { RowActions, type RowActionsProps } from './row-actions.tsx'
export { SiteName } from './site-name.tsx'
export { type SortValues, sortRows } from './sort-rows.ts'
export { type StateColumnProps, stateColumn } from './state-column.tsx'
export { possibleParents, type TreeLine, treeLines } from './tree-lines.ts'
export { useColumnStore } from './use-column-store.ts'
export { type List, type ListCall, type ListOptions, useList } from './use-list.ts'
export { usePaper } from './use-paper.tsx'
export { type RecordDialog, useRecordDialog } from './use-record-dialog.ts'
export { useWholeList, type WholeListOptions } from './use-whole-list.ts'
