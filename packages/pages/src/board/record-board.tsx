import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Menu } from '@apron/ui/menu'
import { Faint } from '@apron/ui/text'
import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useId } from 'react'
import { recordLink, recordName } from '../records/record-link.ts'
import { useRecordWords } from '../records/record-words.ts'
import { BOARD_TEXTS } from './board.texts.ts'
import { type BoardRow, type MovesOptions, useMoves } from './use-moves.ts'

export type { BoardRow } from './use-moves.ts'

/** Disables drag announcements: screen readers get the menu and the toast after a move. */
const UNANNOUNCED = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

export interface RecordBoardProps<Row extends BoardRow> extends MovesOptions {
  readonly rows: readonly Row[]
  /** States that have a column, in their order. */
  readonly columns: readonly string[]
  /** Content of a card next to its number. */
  readonly renderHead?: (row: Row) => ReactNode
  /** Content of a card below its number. */
  readonly renderCard: (row: Row) => ReactNode
}

/** Shows records in a column per state. A card is dragged by its header to another column, or moved with its menu. */
export function RecordBoard<Row extends BoardRow>(props: RecordBoardProps<Row>) {
  const { record, page, rows, columns, renderHead, renderCard } = props
  const texts = useTexts(BOARD_TEXTS)
  const words = useRecordWords(record)
  const { targets, move } = useMoves<Row>(props)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const accessibility = { announcements: UNANNOUNCED, screenReaderInstructions: { draggable: texts.drag } }

  function drop({ active, over }: DragEndEvent): void {
    const moved = rows.find(({ id }) => id === active.id)
    if (moved !== undefined && over !== null) void move(moved, String(over.id))
  }

  const cardOf = (row: Row) => (
    <Card
      key={row.id}
      id={row.id}
      name={recordName(record, { ...row })}
      href={recordLink(record, page, { ...row })}
      head={renderHead?.(row)}
      targets={targets(row.status)}
      onMove={to => void move(row, to)}
    >
      {renderCard(row)}
    </Card>
  )
  return (
    <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={drop}>
      <div className="ap-board">
        {columns.map(status => (
          <Column key={status} status={status} title={words.format('status', { status })}>
            {rows.filter(row => row.status === status).map(cardOf)}
          </Column>
        ))}
      </div>
    </DndContext>
  )
}

interface ColumnProps {
  readonly status: string
  readonly title: string
  readonly children: readonly ReactNode[]
}

function Column({ status, title, children }: ColumnProps) {
  const texts = useTexts(BOARD_TEXTS)
  const heading = useId()
  const { setNodeRef: ref, isOver } = useDroppable({ id: status })
  return (
    <section ref={ref} className="ap-board-column" data-over={isOver || undefined} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} ({children.length})
      </h2>
      {children.length === 0 && <Faint>{texts.none}</Faint>}
      <ul>{children}</ul>
    </section>
  )
}

interface CardProps {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly head: ReactNode
  readonly targets: readonly { readonly value: string; readonly label: string }[]
  readonly onMove: (to: string) => void
  readonly children: ReactNode
}

function Card({ id, name, href, head, targets, onMove, children }: CardProps) {
  const texts = useTexts(BOARD_TEXTS)
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id })
  const style = transform === null ? {} : { transform: `translate(${transform.x}px, ${transform.y}px)` }
  const mayMove = targets.length > 0
  return (
    <li ref={setNodeRef} className="ap-board-card" data-dragging={isDragging || undefined} style={style}>
      <div className="ap-board-head" {...(mayMove ? listeners : {})}>
        <a href={href}>{name}</a>
        {head}
      </div>
      {children}
      {mayMove && (
        <Menu
          label={texts.moveTo}
          trigger={
            <Button size="small" aria-label={fillText(texts.moveName, { no: name })}>
              {texts.moveTo}
            </Button>
          }
          items={targets.map(({ value, label }) => ({ id: value, label, onSelect: () => onMove(value) }))}
        />
      )}
    </li>
  )
}
