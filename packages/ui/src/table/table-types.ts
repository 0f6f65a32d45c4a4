import type { ReactNode } from 'react'
import type { UiLang } from '../words/words.ts'
import type { ColumnLayout } from './columns/column-layout.ts'
import type { PagePosition, PageState } from './paging-rules.ts'

export interface TableColumn<Row> {
  /** Stable: settings are kept by it. */
  readonly id: string
  readonly labels: Readonly<Record<UiLang, string>>
  /** Labels it had before, in any language: choices of columns are saved as labels. */
  readonly formerLabels?: readonly string[]
  readonly cell: (row: Row) => ReactNode
  /** The cell as plain text, for the export; needed where `cell` draws more than text. */
  readonly text?: (row: Row) => string
  /** False leaves the column out of the file, such as one of buttons. */
  readonly exported?: boolean
  /** px; a column without it shares what the others leave. */
  readonly width?: number
  /** px that a column without a width has at least. */
  readonly minWidth?: number
  readonly align?: 'start' | 'center' | 'end'
  /** Monospaced, for registrations, part numbers and codes. */
  readonly mono?: boolean
  readonly sortable?: boolean
  /** Stands last and stays in view while the others scroll, for what can be done with a row. At most one. */
  readonly atEnd?: boolean
  /** In a card: beside the first column, or on a line of its own; otherwise its name stands before its value. */
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
  /** Where rows are cards: all of a page are ticked elsewhere, such as in the bar of what is ticked. */
  readonly pickElsewhere?: boolean
  /** Describes the rows that are missing. */
  readonly emptyHint?: string
  readonly emptyAction?: ReactNode
  /** Without it there is no pager. */
  readonly page?: PageState
  readonly onPageChange?: (position: PagePosition) => void
  readonly pageSizes?: readonly number[]
  readonly sort?: TableSort | null
  readonly onSortChange?: (sort: TableSort | null) => void
  /** Ids in order; all when nothing is said. */
  readonly visibleColumns?: readonly string[] | undefined
  /** Ids in order, for "restore default"; all when nothing is said. */
  readonly defaultColumns?: readonly string[] | undefined
  /** Without it there is no chooser. A promise keeps it busy; a rejection leaves it open, for the caller to say why. */
  readonly onVisibleColumnsChange?: (ids: string[]) => void | Promise<void>
  /** Widths and pins as the person set them. */
  readonly layout?: ColumnLayout
  /** Without it columns have no edges to drag and cannot be pinned. */
  readonly onLayoutChange?: (layout: ColumnLayout) => void
  /** Everything that is filtered, not only this page: makes a button that saves it as a file. A rejection is shown. */
  readonly exportRows?: () => readonly Row[] | Promise<readonly Row[]>
  readonly selected?: ReadonlySet<string>
  readonly onSelectedChange?: (keys: ReadonlySet<string>) => void
  /** Decides whether a row has a checkbox; every row by default. */
  readonly selectable?: (row: Row) => boolean
  /** What a row is called by, for its box to tick. */
  readonly rowName?: (row: Row) => string
  /** Makes the first visible column a link. */
  readonly rowHref?: (row: Row) => string
  /** In place of following the link by a plain click or Enter. */
  readonly onRowOpen?: (row: Row) => void
  /** A mark on the row's edge; a word in the row must say the same. */
  readonly rowMeaning?: (row: Row) => 'red' | 'amber' | undefined
  readonly toolbar?: ReactNode
  /** Where the buttons of the table stand, when not above it; null while that place is not there yet. */
  readonly toolsIn?: Element | null
  /** Where the window has no room for columns a row is a card. */
  readonly cards?: boolean
  /** A horizontal scrollbar at the bottom of the view while the table's own is out of sight (TBL-04). */
  readonly pinnedScrollbar?: boolean
}
