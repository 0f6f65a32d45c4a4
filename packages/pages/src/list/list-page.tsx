import { useNavigate, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { IconPrinter } from '@apron/ui/icons'
import { Page, PageHeader, useHelp, usePortalTarget } from '@apron/ui/page'
import { DataTable, type DataTableProps, useSavedColumns } from '@apron/ui/table'
import { Small } from '@apron/ui/text'
import { type ReactNode, useState } from 'react'
import { type BulkActions, isTickableRow } from './bulk/bulk-action.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { useTicks } from './bulk/use-ticks.ts'
import { useColumnStore } from './columns/use-column-store.ts'
import { ListFilter, type RenderFilter } from './filter/list-filter.tsx'
import { type QuickFilter, QuickFilters } from './filter/quick-filters.tsx'
import { firstSentence } from './first-sentence.ts'
import { LIST_TEXTS } from './list.texts.ts'
import { PrintList } from './print/print-list.tsx'
import { usePrinting } from './print/use-printing.ts'
import type { List } from './use-list.ts'
import { ViewsMenu } from './views/views-menu.tsx'

export interface ListPageProps<Row, Filter>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowMeaning'> {
  readonly list: List<Row, Filter>
  readonly title: string
  /** Scope of the list next to the title, such as its site. */
  readonly note?: ReactNode
  /** Accessible name of the table. The title by default. */
  readonly label?: string
  /** Name of the settings, for a list that does not set it itself. */
  readonly code?: string
  /** Ids of the columns shown if none were chosen. All by default. */
  readonly defaults?: readonly string[]
  /** Renders the fields of the filter. They apply on search, so that the table does not change meanwhile. */
  readonly renderFilter?: RenderFilter<Filter>
  /** On/off conditions that are toggled above the list. Must be fields of the filter. */
  readonly quick?: readonly QuickFilter<Filter>[]
  /** Returns the page of a row. */
  readonly rowLink?: (row: Row) => `/${string}`
  /** Actions on ticked rows. */
  readonly bulk?: BulkActions<Row>
  /** The list is part of a page with its own header and tabs, so it draws neither. Its filter is always shown. */
  readonly embedded?: boolean
  /** Buttons of the page before `add`. */
  readonly actions?: ReactNode
  /** The main button of the page, which adds a row. An empty list offers it too. */
  readonly add?: ReactNode
  /** Text for an empty list, without and with a filter. By default the help of the page describes the missing rows. */
  readonly empty?: string
  readonly emptyFiltered?: string
  /** Loads all filtered rows at once instead of page by page. Null: no export. */
  readonly exportRows?: (() => Promise<readonly Row[]>) | null
}

const NO_QUICK: readonly never[] = []

/**
 * A list page: title, actions, filter, table with columns, pager and export. Shows the states loading, empty, failed
 * and refused.
 */
export function ListPage<Row, Filter>({
  list,
  title,
  note,
  label = title,
  columns: allColumns,
  code = list.code,
  defaults,
  renderFilter,
  quick = NO_QUICK,
  rowLink,
  bulk,
  embedded = false,
  actions,
  add,
  empty,
  emptyFiltered,
  exportRows = list.loadAllRows,
  ...table
}: ListPageProps<Row, Filter>) {
  const texts = useTexts(LIST_TEXTS)
  const help = useHelp()
  const navigate = useNavigate()
  const [cleared, setCleared] = useState(0)
  const [toolsIn, toolsRef] = usePortalTarget()
  const store = useColumnStore()
  const printing = usePrinting(list)
  const isTickable = (row: Row) => bulk !== undefined && isTickableRow(bulk, row)
  const ticks = useTicks(list, table.rowKey, isTickable)
  const ticking = bulk !== undefined && bulk.actions.length > 0
  const columns = allColumns.map(column => ({ ...column, sortable: list.sortKeys.includes(column.id) }))
  const columnProps = useSavedColumns(columns, {
    ...(code === undefined ? {} : { customCode: code, store }),
    ...(defaults === undefined ? {} : { defaults }),
  })
  const clear = () => {
    setCleared(count => count + 1)
    list.apply(list.noFilter)
  }
  const visibleColumns = list.columns ?? columnProps.visibleColumns
  const tools = (
    <div className="ap-list-tools">
      {list.code !== undefined && list.views !== null && (
        <ViewsMenu code={list.code} views={list.views} columns={visibleColumns ?? null} />
      )}
      <IconButton
        label={texts.print.button}
        icon={<IconPrinter size={18} stroke={1.5} />}
        disabled={printing.busy}
        onClick={() => void printing.begin()}
      />
      <div ref={toolsRef} />
    </div>
  )
  const choices = quick.length > 0 && <QuickFilters list={list} options={quick} />
  const content = (
    <>
      {embedded && choices}
      {renderFilter && (
        <ListFilter
          key={`${cleared} ${list.formKey}`}
          list={list}
          render={renderFilter}
          quick={quick}
          tools={tools}
        />
      )}
      <DataTable
        {...table}
        {...columnProps}
        visibleColumns={visibleColumns}
        onVisibleColumnsChange={async ids => {
          await columnProps.onVisibleColumnsChange(ids)
          if (list.columns !== null) list.showColumns(null)
        }}
        label={label}
        columns={columns}
        rows={list.rows}
        state={list.state}
        {...(list.problem === null ? {} : { errorText: list.problem.text })}
        {...(list.problem?.kind === 'refused' ? {} : { onRetry: () => void list.reload() })}
        emptyText={list.filtered ? (emptyFiltered ?? texts.emptyFiltered) : (empty ?? texts.empty)}
        {...(list.filtered || empty !== undefined || embedded ? {} : { emptyHint: firstSentence(help) })}
        emptyAction={list.filtered ? <Button onClick={clear}>{texts.showAll}</Button> : add}
        page={list.page}
        {...(list.pageSizes === undefined ? {} : { pageSizes: list.pageSizes })}
        onPageChange={list.changePage}
        sort={list.sort}
        onSortChange={list.sortBy}
        {...(exportRows === null ? {} : { exportRows })}
        toolsContainer={toolsIn}
        pinnedScrollbar
        cards
        {...(ticking
          ? {
              rowName: bulk.rowName,
              selectPageElsewhere: true,
              selectable: isTickable,
              selected: new Set(ticks.rows.keys()),
              onSelectedChange: ticks.change,
            }
          : {})}
        {...(rowLink === undefined
          ? {}
          : { rowHref: rowLink, onRowOpen: (row: Row) => navigate(rowLink(row)) })}
      />
      {printing.printed !== null && (
        <PrintList
          key={printing.count}
          printed={printing.printed}
          list={list}
          title={title}
          columns={columns}
          visibleColumns={visibleColumns}
          rowKey={table.rowKey}
          renderFilter={renderFilter}
          quickFilters={quick.filter(({ id }) => list.filter[id] === true).map(({ label: name }) => name)}
          onPrinted={printing.end}
        />
      )}
      {ticking && (
        <BulkBar
          bulk={bulk}
          ticks={ticks}
          page={list.rows.filter(isTickable).map(table.rowKey)}
          onRefused={list.reload}
        />
      )}
    </>
  )
  if (embedded) return <div className="ap-page-part">{content}</div>
  return (
    <Page>
      <PageHeader
        title={title}
        state={note && <Small>{note}</Small>}
        choices={choices}
        actions={
          <>
            {renderFilter === undefined && tools}
            {actions}
            {add}
          </>
        }
      />
      {content}
    </Page>
  )
}
