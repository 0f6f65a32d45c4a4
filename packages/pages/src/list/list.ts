/** A list of records: filter, pages, order, columns, export. */
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
export { ListPage, type ListPageProps } from './list-page.tsx'
export type { ListSort } from './list-view.ts'
export type { QuickFilter } from './quick-filters.tsx'
export { SiteName } from './site-name.tsx'
export { type SortValues, sortRows } from './sort-rows.ts'
export { useColumnStore } from './use-column-store.ts'
export { type List, type ListCall, type ListOptions, useList } from './use-list.ts'
export { usePaper } from './use-paper.tsx'
export { useWholeList, type WholeListOptions } from './use-whole-list.ts'
