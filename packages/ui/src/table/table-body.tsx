import { type MouseEvent, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { CheckField } from '../fields/check-fields.tsx'
import { useUi } from '../provider/ui-context.ts'
import type { PlacedColumn } from './column-layout.ts'
import { stickAt, stickPick } from './stick-at.ts'
import type { DataTableProps, TableColumn } from './table-types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowPointer } from './use-row-pointer.ts'
import type { TableModel } from './use-table-model.ts'

interface TableBodyProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'state' | 'page' | 'selected' | 'onSelectedChange' | 'rowHref' | 'onRowOpen' | 'rowMeaning'
  > {
  readonly model: TableModel<Row>
  readonly places: readonly PlacedColumn[]
}

/** Rows whose height is held while there are none to show, so that nothing below jumps when they come. */
export function heldRows(page: DataTableProps<never>['page']): number {
  return Math.min(page?.size ?? 5, 10)
}

/** The rows, or as many grey ones while the first page loads. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { model, places, state, page, selected, onSelectedChange, rowMeaning } = props
  const { words } = useUi()
  const body = useRef<HTMLTableSectionElement>(null)
  const hasRows = model.lines.length > 0
  useRowPointer(body, props.rowHref !== undefined && hasRows)
  useRowKeys(body, props.rowHref !== undefined && hasRows)

  if (state === 'loading' && !hasRows) {
    return <SkeletonRows columns={model.columns.length + (onSelectedChange ? 1 : 0)} rows={heldRows(page)} />
  }

  function pick(key: string, picked: boolean): void {
    const next = new Set(selected)
    if (picked) next.add(key)
    else next.delete(key)
    onSelectedChange?.(next)
  }

  return (
    <tbody
      ref={body}
      data-stale={state === 'loading' || undefined}
      data-opens={props.rowHref !== undefined || undefined}
    >
      {model.lines.map(({ key, row }) => (
        <tr key={key} data-meaning={rowMeaning?.(row)} data-picked={selected?.has(key) || undefined}>
          {onSelectedChange && (
            <td className="ap-table-pick" {...stickPick(places)}>
              <CheckField
                label={words.selectRow}
                hideLabel
                checked={selected?.has(key) === true}
                onChange={picked => pick(key, picked)}
              />
            </td>
          )}
          {model.columns.map((column, index) => (
            <Cell
              key={column.id}
              column={column}
              row={row}
              stick={stickAt(places, index)}
              open={index === 0 ? props : undefined}
            />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>
  readonly row: Row
  readonly stick: ReturnType<typeof stickAt>
  /** Given for the cell that carries the row's link. */
  readonly open: Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen'> | undefined
}

function Cell<Row>({ column, row, stick, open }: CellProps<Row>) {
  const content = column.cell(row)
  const href = open?.rowHref?.(row)
  const openRow = open?.onRowOpen

  // A middle click, or one with a key held, is the browser's: it opens the link elsewhere.
  function follow(click: MouseEvent): void {
    if (openRow === undefined || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    openRow(row)
  }

  const text = typeof content === 'string' ? content : undefined
  return (
    <td data-align={column.align} className={classes(column.mono && 'ap-mono')} title={text} {...stick}>
      {href === undefined ? (
        content
      ) : (
        <a className="ap-table-link" href={href} onClick={follow}>
          {content}
        </a>
      )}
    </td>
  )
}

function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return (
    <tbody className="ap-table-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column}>
              <span className="ap-table-bone">{'\u00a0'}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
