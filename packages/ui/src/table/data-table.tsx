import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Alert } from '../feedback/alert.tsx'
import { EmptyState, ErrorState } from '../feedback/states.tsx'
import { useUi, useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { CardColumnNames, CardSelectPage, CardSortSelect } from './cards/card-head.tsx'
import { CARD_ROLES } from './cards/card-rules.ts'
import { useCards } from './cards/use-cards.ts'
import { ColumnChooser } from './columns/column-chooser.tsx'
import { displayOrder, NO_LAYOUT, placeColumns, totalMinWidth } from './columns/column-layout.ts'
import { shownColumns } from './columns/column-rules.ts'
import { useResize } from './columns/use-resize.ts'
import { ExportButton } from './export/export-button.tsx'
import { Pager } from './pager.tsx'
import { rowsAreVirtual } from './rows/virtual-rules.ts'
import { reservedRows, TableBody } from './table-body.tsx'
import { ColumnWidths, TableHead } from './table-head.tsx'
import type { DataTableProps } from './table-types.ts'
import { useScrollMeasure, useSyncedScroll } from './use-pinned-scrollbar.ts'
import { useTableModel } from './use-table-model.ts'

/**
 * A list of records: toolbar and column chooser above, rows, pager below. Loading, empty and failed states use the same
 * frame.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    state = 'ready',
    page,
    onPageChange,
    toolbar,
    onVisibleColumnsChange,
    exportRows,
    toolsContainer,
  } = props
  const { lang } = useUi()
  const words = useUiTexts(UI_TEXTS)
  const frame = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { layout, handlersOf } = useResize(props.layout ?? NO_LAYOUT, props.onLayoutChange)
  const atEnd = columns.filter(column => column.atEnd).map(({ id }) => id)
  const shown = displayOrder(shownColumns(columns, props.visibleColumns), layout.pinned, atEnd)
  const model = useTableModel(props, shown)
  const { wide, width, frameWidth, textScale } = useScrollMeasure(frame)
  const pinned = wide && props.pinnedScrollbar === true
  useSyncedScroll(frame, bar, pinned)

  const virtual = rowsAreVirtual(model.lines.length, page !== undefined)
  const hasCheckboxes = props.onSelectedChange !== undefined
  const hasSelectPage = hasCheckboxes && props.selectPageElsewhere !== true
  const cards = useCards(props.cards === true)
  const places = cards
    ? []
    : placeColumns(model.columns, layout, { hasCheckboxes, framePx: frameWidth, textScale })
  const labelOf = (id: string): string => columns.find(column => column.id === id)?.labels[lang] ?? id
  const tools = (onVisibleColumnsChange || exportRows) && (
    <div className="ap-table-tools">
      {cards && <CardSortSelect {...props} model={model} />}
      {exportRows && (
        <ExportButton name={label} columns={model.columns} rows={exportRows} onProblem={setProblem} />
      )}
      {onVisibleColumnsChange && (
        <ColumnChooser
          columns={columns}
          labelOf={labelOf}
          shown={shown}
          defaults={shownColumns(columns, props.defaultColumns)}
          onChange={onVisibleColumnsChange}
          layout={layout}
          onLayoutChange={props.onLayoutChange}
        />
      )}
    </div>
  )
  const hasToolsContainer = toolsContainer !== undefined
  return (
    <div
      className="ap-table"
      data-wide={wide || undefined}
      data-pinned={props.pinnedScrollbar || undefined}
      data-cards={cards || undefined}
    >
      {hasToolsContainer && toolsContainer !== null && createPortal(tools, toolsContainer)}
      {(toolbar || (tools && !hasToolsContainer) || (cards && hasSelectPage)) && (
        <div className="ap-table-bar">
          <div className="ap-table-toolbar">
            {cards && hasSelectPage && <CardSelectPage {...props} model={model} />}
            {toolbar}
          </div>
          {!hasToolsContainer && tools}
        </div>
      )}
      {problem !== null && (
        <div className="ap-table-problem">
          <Alert meaning="red">{problem}</Alert>
        </div>
      )}
      {/* A scrollable region must be reachable by keyboard; one that does not scroll must not be a stop. */}
      <div
        ref={frame}
        className="ap-table-frame"
        {...(wide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <table
          {...(cards ? CARD_ROLES.table : {})}
          className="ap-table-grid"
          aria-label={label}
          aria-busy={state === 'loading'}
          // Includes the header.
          aria-rowcount={virtual ? model.lines.length + 1 : undefined}
          style={cards ? undefined : { minWidth: totalMinWidth(places, hasCheckboxes) }}
        >
          {cards ? (
            <CardColumnNames {...props} model={model} />
          ) : (
            <>
              <ColumnWidths places={places} hasCheckboxes={hasCheckboxes} />
              <TableHead
                {...props}
                model={model}
                places={places}
                resizeHandlers={handlersOf}
                hasRowIndex={virtual}
              />
            </>
          )}
          <TableBody {...props} model={model} places={places} virtual={virtual} wide={wide} cards={cards} />
        </table>
        {(state === 'failed' || (state === 'ready' && rows.length === 0)) && <RowsPlaceholder {...props} />}
      </div>
      <output className="ap-hidden-text">{state === 'loading' ? words.loading : ''}</output>
      {pinned && (
        <div ref={bar} className="ap-table-pinned" aria-hidden="true">
          <div style={{ width }} />
        </div>
      )}
      {page && onPageChange && (
        <div className="ap-table-foot">
          <Pager
            page={page}
            totalKnown={(props.state ?? 'ready') === 'ready' || props.rows.length > 0}
            onPageChange={onPageChange}
            {...(props.pageSizes === undefined ? {} : { sizes: props.pageSizes })}
          />
        </div>
      )}
    </div>
  )
}

/** Replaces the rows if nothing was found or loading failed. */
function RowsPlaceholder<Row>({
  state,
  page,
  errorText,
  onRetry,
  emptyText,
  emptyHint,
  emptyAction,
}: DataTableProps<Row>): ReactNode {
  const words = useUiTexts(UI_TEXTS)
  const style: CSSProperties & Record<'--ap-table-rows', number> = { '--ap-table-rows': reservedRows(page) }
  return (
    <div className="ap-table-instead" style={style}>
      {state === 'failed' ? (
        <ErrorState text={errorText ?? words.loadFailed} onRetry={onRetry} />
      ) : (
        <EmptyState text={emptyText ?? words.empty} hint={emptyHint} action={emptyAction} />
      )}
    </div>
  )
}
