import { useMemo, useRef } from 'react'
import { CARD_ROLES } from './cards/card-rules.ts'
import type { PlacedColumn } from './columns/column-layout.ts'
import { TableRow } from './rows/table-row.tsx'
import { useRowKeys } from './rows/use-row-keys.ts'
import { useRowPointer } from './rows/use-row-pointer.ts'
import { useShownRows } from './rows/use-shown-rows.ts'
import type { DataTableProps } from './table-types.ts'
import type { TableModel } from './use-table-model.ts'

interface TableBodyProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'state'
    | 'page'
    | 'selected'
    | 'onSelectedChange'
    | 'selectable'
    | 'rowHref'
    | 'onRowOpen'
    | 'rowMeaning'
    | 'rowName'
  > {
  readonly model: TableModel<Row>
  readonly places: readonly PlacedColumn[]
  /** Draws only the rows near the view. */
  readonly virtual: boolean
  /** The table is wider than its frame. */
  readonly wide: boolean
  /** Rows are cards. */
  readonly cards: boolean
}

/**
 * Returns the number of rows whose height is reserved while there are none, so that the content below does not jump.
 */
export function reservedRows(page: DataTableProps<never>['page']): number {
  return Math.min(page?.size ?? 5, 10)
}

/** The rows, or as many grey ones while the first page loads. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { model, places, virtual, wide, cards, state, page, selected, onSelectedChange } = props
  const { columns, lines } = model
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useMemo(() => lines.map(({ key }) => key), [lines])
  const { slots, measure, reveal } = useShownRows(body, keys, virtual, wide)
  const opens = props.rowHref !== undefined && lines.length > 0
  useRowPointer(body, opens)
  useRowKeys(body, opens, { count: lines.length, reveal })
  const cells = columns.length + (onSelectedChange ? 1 : 0)

  if (state === 'loading' && lines.length === 0) {
    return <SkeletonRows columns={cells} rows={reservedRows(page)} />
  }

  function select(key: string, isSelected: boolean): void {
    const next = new Set(selected)
    if (isSelected) next.add(key)
    else next.delete(key)
    onSelectedChange?.(next)
  }

  return (
    <tbody
      {...(cards ? CARD_ROLES.part : {})}
      ref={body}
      data-stale={state === 'loading' || undefined}
      data-opens={props.rowHref !== undefined || undefined}
      data-virtual={virtual || undefined}
    >
      {slots.map((slot, at) => {
        // A new element for each height: Chromium delays the layout of a changed one and scrolls back meanwhile.
        // oxlint-disable-next-line react/no-array-index-key -- a gap is nothing but its place and its height
        if (slot.kind === 'gap') return <Gap key={`gap ${at} ${slot.px}`} cells={cells} px={slot.px} />
        const line = lines[slot.index]
        if (line === undefined) return null
        return (
          <TableRow
            key={line.key}
            ref={measure}
            table={props}
            line={line}
            index={slot.index}
            hasRowIndex={virtual}
            columns={columns}
            places={places}
            isCard={cards}
            isSelected={selected?.has(line.key) === true}
            onSelect={onSelectedChange && (isSelected => select(line.key, isSelected))}
          />
        )
      })}
    </tbody>
  )
}

/** Takes up the height of rows that are not drawn. */
function Gap({ cells, px }: { readonly cells: number; readonly px: number }) {
  return (
    <tr className="ap-table-gap" aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers */}
      <td colSpan={cells} style={{ height: px }} />
    </tr>
  )
}

function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return (
    <tbody className="ap-table-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} data-even={row % 2 === 1 || undefined}>
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
