import { fillText } from '@apron/contract/texts/fill-text'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useUi, useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { CHECKBOX_WIDTH_PX, type PlacedColumn, WIDTH_LIMITS } from './columns/column-layout.ts'
import { stickyProps, stickySelection } from './columns/sticky-props.ts'
import type { ResizeHandlers } from './columns/use-resize.ts'
import { SelectPage, selectableKeys } from './rows/select-page.tsx'
import { nextSort } from './sort-rules.ts'
import type { DataTableProps } from './table-types.ts'
import type { TableModel } from './use-table-model.ts'

interface TableHeadProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'sort' | 'onSortChange' | 'selected' | 'onSelectedChange' | 'selectable'
  > {
  readonly model: TableModel<Row>
  readonly places: readonly PlacedColumn[]
  /** Returns the handlers of the edge at a column's end. Undefined: widths are fixed. */
  readonly resizeHandlers: ((id: string) => ResizeHandlers) | undefined
  /** Rows carry their row index. */
  readonly hasRowIndex: boolean
}

/** The header row. Stays in view while the rows scroll. */
export function TableHead<Row>({
  model,
  places,
  resizeHandlers,
  hasRowIndex,
  sort = null,
  onSortChange,
  selected,
  onSelectedChange,
  selectable,
}: TableHeadProps<Row>) {
  const { lang } = useUi()
  const words = useUiTexts(UI_TEXTS)

  return (
    <thead>
      <tr aria-rowindex={hasRowIndex ? 1 : undefined}>
        {onSelectedChange && (
          <th scope="col" className="ap-table-pick" {...stickySelection(places)}>
            <SelectPage
              keys={selectableKeys(model, selectable)}
              selected={selected}
              onSelectedChange={onSelectedChange}
              hideLabel
            />
          </th>
        )}
        {model.columns.map((column, index) => {
          const direction = sort?.id === column.id ? sort.direction : undefined
          const sortable = column.sortable === true && onSortChange !== undefined
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              {...stickyProps(places, index)}
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
              {resizeHandlers && (
                <span
                  className="ap-table-edge"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a splitter that moves, not a rule between texts
                  role="separator"
                  aria-orientation="vertical"
                  aria-label={fillText(words.columnWidth, { label: column.labels[lang] })}
                  aria-valuemin={WIDTH_LIMITS.min}
                  aria-valuemax={WIDTH_LIMITS.max}
                  aria-valuenow={places[index]?.min}
                  tabIndex={0}
                  {...resizeHandlers(column.id)}
                />
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

/** Widths of the drawn columns. */
export function ColumnWidths({
  places,
  hasCheckboxes,
}: {
  readonly places: readonly PlacedColumn[]
  readonly hasCheckboxes: boolean
}) {
  return (
    <colgroup>
      {hasCheckboxes && <col style={{ width: CHECKBOX_WIDTH_PX }} />}
      {places.map(({ id, width }) => (
        <col key={id} style={width === undefined ? undefined : { width }} />
      ))}
    </colgroup>
  )
}
