import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { CheckField } from '../fields/check-fields.tsx'
import { useUi } from '../provider/ui-context.ts'
import { nextSort } from './sort-rules.ts'
import type { DataTableProps, TableColumn } from './table-types.ts'
import type { TableModel } from './use-table-model.ts'

interface TableHeadProps<Row>
  extends Pick<DataTableProps<Row>, 'sort' | 'onSortChange' | 'selected' | 'onSelectedChange'> {
  readonly model: TableModel<Row>
}

/** The header row; stays in view while the rows scroll. */
export function TableHead<Row>({
  model,
  sort = null,
  onSortChange,
  selected,
  onSelectedChange,
}: TableHeadProps<Row>) {
  const { lang, words } = useUi()
  const keys = model.lines.map(line => line.key)
  const picked = keys.filter(key => selected?.has(key)).length
  const allPicked = picked > 0 && picked === keys.length

  function pickPage(): void {
    const others = [...(selected ?? [])].filter(key => !keys.includes(key))
    onSelectedChange?.(new Set(allPicked ? others : [...others, ...keys]))
  }

  return (
    <thead>
      <tr>
        {onSelectedChange && (
          <th scope="col" className="ap-table-pick">
            <CheckField
              label={words.selectPage}
              hideLabel
              checked={allPicked}
              indeterminate={picked > 0 && !allPicked}
              disabled={keys.length === 0}
              onChange={pickPage}
            />
          </th>
        )}
        {model.columns.map(column => {
          const direction = sort?.id === column.id ? sort.direction : undefined
          const sortable = column.sortable === true && onSortChange !== undefined
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              aria-sort={sortable ? SORT_STATES[direction ?? 'none'] : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className="ap-table-sort"
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                >
                  {column.labels[lang]}
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.labels[lang]
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const SORT_STATES = { asc: 'ascending', desc: 'descending', none: 'none' } as const

function SortMark({ direction }: { readonly direction: 'asc' | 'desc' | undefined }) {
  const look = { size: 14, stroke: 1.75, 'aria-hidden': true } as const
  if (direction === 'asc') return <IconArrowUp {...look} />
  if (direction === 'desc') return <IconArrowDown {...look} />
  return <IconArrowsSort {...look} className="ap-table-unsorted" />
}

/** px a column has at least, when it says nothing. */
const COLUMN_WIDTH_PX = 140
/** px of the column of boxes to tick. */
const PICK_WIDTH_PX = 44

/** Widths of the drawn columns; the table never gets narrower than their sum. */
export function ColumnWidths<Row>({
  columns,
  pick,
}: {
  readonly columns: readonly TableColumn<Row>[]
  readonly pick: boolean
}) {
  return (
    <colgroup>
      {pick && <col style={{ width: PICK_WIDTH_PX }} />}
      {columns.map(({ id, width }) => (
        <col key={id} style={width === undefined ? undefined : { width }} />
      ))}
    </colgroup>
  )
}

/** px the table needs. */
export function tableWidth(
  columns: readonly { readonly width?: number; readonly minWidth?: number }[],
  pick: boolean,
): number {
  const widths = columns.map(({ width, minWidth }) => width ?? minWidth ?? COLUMN_WIDTH_PX)
  return widths.reduce((sum, width) => sum + width, pick ? PICK_WIDTH_PX : 0)
}
