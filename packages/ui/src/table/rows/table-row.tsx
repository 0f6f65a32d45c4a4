import { fillText } from '@apron/contract/texts/fill-text'
import type { MouseEvent, Ref } from 'react'
import { classes } from '../../classes/classes.ts'
import { CheckField } from '../../fields/check-fields.tsx'
import { useUi, useUiTexts } from '../../provider/ui-context.ts'
import { UI_TEXTS } from '../../words/words.ts'
import { CARD_ROLES, type CardPlace, cardPlace } from '../cards/card-rules.ts'
import type { PlacedColumn } from '../columns/column-layout.ts'
import { stickyProps, stickySelection } from '../columns/sticky-props.ts'
import type { DataTableProps, TableColumn } from '../table-types.ts'
import type { TableLine } from '../use-table-model.ts'

interface TableRowProps<Row> {
  readonly table: Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen' | 'rowMeaning' | 'rowName' | 'selectable'>
  readonly line: TableLine<Row>
  /** Index among all rows, from 0. */
  readonly index: number
  /** Sets `aria-rowindex`, because not all rows are in the document. */
  readonly hasRowIndex: boolean
  readonly columns: readonly TableColumn<Row>[]
  readonly places: readonly PlacedColumn[]
  /** The row is drawn as a card. */
  readonly isCard: boolean
  readonly isSelected: boolean
  /** If absent, the table has no checkbox column. */
  readonly onSelect: ((isSelected: boolean) => void) | undefined
  readonly ref: Ref<HTMLTableRowElement> | undefined
}

/** Renders one record as a table row or as a card. */
export function TableRow<Row>({
  table,
  line,
  index,
  hasRowIndex,
  columns,
  places,
  isCard,
  isSelected,
  onSelect,
  ref,
}: TableRowProps<Row>) {
  const words = useUiTexts(UI_TEXTS)
  const name = table.rowName?.(line.row)
  const selectLabel = name === undefined ? words.selectRow : fillText(words.selectNamed, { name })
  return (
    <tr
      {...(isCard ? CARD_ROLES.row : {})}
      ref={ref}
      data-index={index}
      data-even={index % 2 === 1 || undefined}
      // The header is the first row.
      aria-rowindex={hasRowIndex ? index + 2 : undefined}
      data-meaning={table.rowMeaning?.(line.row)}
      data-picked={isSelected || undefined}
    >
      {onSelect && (
        <td {...(isCard ? CARD_ROLES.cell : {})} className="ap-table-pick" {...stickySelection(places)}>
          {table.selectable?.(line.row) !== false && (
            <CheckField label={selectLabel} hideLabel checked={isSelected} onChange={onSelect} />
          )}
        </td>
      )}
      {columns.map((column, columnIndex) => (
        <Cell
          key={column.id}
          column={column}
          row={line.row}
          sticky={stickyProps(places, columnIndex)}
          link={columnIndex === 0 ? table : undefined}
          card={isCard ? cardPlace(column, columnIndex) : undefined}
        />
      ))}
    </tr>
  )
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>
  readonly row: Row
  readonly sticky: ReturnType<typeof stickyProps>
  /** Set for the cell with the link of the row. */
  readonly link: Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen'> | undefined
  /** Position in a card. */
  readonly card: CardPlace | undefined
}

function Cell<Row>({ column, row, sticky, link, card }: CellProps<Row>) {
  const { lang } = useUi()
  const content = column.cell(row)
  const href = link?.rowHref?.(row)
  const openRow = link?.onRowOpen

  // The browser handles a middle click or a click with a modifier key: it opens the link elsewhere.
  function handleLinkClick(click: MouseEvent): void {
    if (openRow === undefined || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    openRow(row)
  }

  const canWrap = card === undefined && column.mono !== true && typeof content === 'string'
  const text = canWrap ? <span className="ap-table-text">{content}</span> : content
  const linkedText =
    href === undefined ? (
      text
    ) : (
      <a className="ap-table-link" href={href} onClick={handleLinkClick}>
        {text}
      </a>
    )
  // A cell may shorten its text. A card has room for all of it.
  const fullText = typeof content === 'string' ? column.text?.(row) || content : undefined
  return (
    <td
      {...(card === undefined ? {} : CARD_ROLES.cell)}
      data-align={column.align}
      data-card={card}
      className={classes(column.mono && 'ap-mono')}
      title={fullText}
      {...sticky}
    >
      {card === 'pair' ? (
        <>
          {/* Screen readers read the name of the column from the header. */}
          <span className="ap-table-name" aria-hidden="true">
            {column.labels[lang]}
          </span>
          <span>{href === undefined ? (fullText ?? content) : linkedText}</span>
        </>
      ) : (
        linkedText
      )}
    </td>
  )
}
