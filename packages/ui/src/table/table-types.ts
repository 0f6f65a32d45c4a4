import type { ReactNode } from 'react'
import type { UiLang } from '../words/words.ts'
import type { ColumnLayout } from './columns/column-layout.ts'
import type { PagePosition, PageState } from './paging-rules.ts'

export interface TableColumn<Row> {
  /** Stable: settings are saved by it. */
  readonly id: string
  readonly labels: Readonly<Record<UiLang, string>>
  /** Earlier labels in any language. Column settings are saved as labels. */
  readonly formerLabels?: readonly string[]
  readonly cell: (row: Row) => ReactNode
  /** The cell as plain text for the export. Required if `cell` draws more than text. */
  readonly text?: (row: Row) => string
  /** False leaves the column out of the export, such as a column of buttons. */
  readonly exported?: boolean
  /** px. A column without it shares the remaining room. */
  readonly width?: number
  /** Minimum width of a column without a width, px. */
  readonly minWidth?: number
  readonly align?: 'start' | 'center' | 'end'
  /** Monospaced, for registrations, part numbers and codes. */
  readonly mono?: boolean
  readonly sortable?: boolean
  /** Comes last and stays in view while the others scroll, for actions on a row. At most one. */
  readonly atEnd?: boolean
  /** In a card: next to the first column, or on a line of its own. By default its name comes before its value. */
  readonly card?: 'head' | 'title'
  /** Cannot be hidden. */
  readonly locked?: boolean
}

export interface TableSort {
  readonly id: string
  readonly direction: 'asc' | 'desc'
}

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly state?: 'ready' | 'loading' | 'failed'
  readonly errorText?: string
  readonly onRetry?: () => void
  readonly emptyText?: string
  /** Where rows are cards: the page is ticked elsewhere, such as in the selection bar. */
  readonly selectPageElsewhere?: boolean
  /** Describes the rows that are missing. */
  readonly emptyHint?: string
  readonly emptyAction?: ReactNode
  /** Without it, there is no pager. */
  readonly page?: PageState
  readonly onPageChange?: (position: PagePosition) => void
  readonly pageSizes?: readonly number[]
  readonly sort?: TableSort | null
  readonly onSortChange?: (sort: TableSort | null) => void
  /** Ids in order. All by default. */
  readonly visibleColumns?: readonly string[] | undefined
  /** Ids in order, for "restore default". All by default. */
  readonly defaultColumns?: readonly string[] | undefined
  /**
   * Without it, there is no chooser. While its promise is pending the chooser is busy. If it rejects, the chooser stays
   * open and the caller says why.
   */
  readonly onVisibleColumnsChange?: (ids: string[]) => void | Promise<void>
  /** Widths and pins as the user set them. */
  readonly layout?: ColumnLayout
  /** Without it, columns cannot be resized or pinned. */
  readonly onLayoutChange?: (layout: ColumnLayout) => void
  /** Returns all filtered rows, not only this page. Adds an export button. A rejection is shown. */
  readonly exportRows?: () => readonly Row[] | Promise<readonly Row[]>
  readonly selected?: ReadonlySet<string>
  readonly onSelectedChange?: (keys: ReadonlySet<string>) => void
  /** Decides whether a row has a checkbox; every row by default. */
  readonly selectable?: (row: Row) => boolean
  /** Names a row for its checkbox. */
  readonly rowName?: (row: Row) => string
  /** Makes the first visible column a link. */
  readonly rowHref?: (row: Row) => string
  /** Called instead of following the link, on a plain click or Enter. */
  readonly onRowOpen?: (row: Row) => void
  /** A mark on the row's edge; a word in the row must say the same. */
  readonly rowMeaning?: (row: Row) => 'red' | 'amber' | undefined
  readonly toolbar?: ReactNode
  /** Element for the toolbar if it is not above the table. Null while the element does not exist yet. */
  readonly toolsContainer?: Element | null
  /** Draws rows as cards where the window has no room for columns. */
  readonly cards?: boolean
  /** Shows a horizontal scrollbar at the bottom of the view while the table's own is out of sight (TBL-04). */
  readonly pinnedScrollbar?: boolean
}
