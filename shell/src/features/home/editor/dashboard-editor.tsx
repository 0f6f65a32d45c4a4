import type { HomeBox } from '@apron/contract/home/home'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { EmptyState, ErrorState } from '@apron/ui/feedback'
import { IconPlus } from '@apron/ui/icons'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import type { EditorProps } from '../editor-props.ts'
import { boxOffersQuery } from '../home-queries.ts'
import { ApplicationsDialog } from './applications-dialog.tsx'
import { BoxCard } from './box-card.tsx'
import styles from './editor.module.css'
import { editorTexts } from './editor.texts.ts'
import { MessagesDialog } from './messages-dialog.tsx'
import { RestoreOnboarding } from './restore-onboarding.tsx'
import { useBoxChanges } from './use-box-changes.ts'

/**
 * Adds, moves, sizes and removes boxes by mouse, touch or keyboard. Every change is saved at once (HOME-02).
 */
export default function DashboardEditor({ http, menu, boxes, onDone }: EditorProps) {
  const texts = useTexts(editorTexts)
  const missing = useMissingText()
  const offers = useQuery(boxOffersQuery(http))
  const changes = useBoxChanges(http)
  const [choosing, setChoosing] = useState<'applications' | 'messages' | null>(null)
  const moved = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // The button that opened the editor is gone, so focus moves here.
  useEffect(() => heading.current?.focus(), [])

  const titleOf = (box: HomeBox) => box.title || texts.gone
  const indexOf = (id: string | number) => boxes.findIndex(box => box.id === id)
  /** Returns the announcement texts for moving a box to another's position. */
  const announcementParams = (active: string | number, over: string | number = active) => {
    const box = boxes[indexOf(active)]
    return { title: box ? titleOf(box) : '', at: indexOf(over) + 1, count: boxes.length }
  }
  const announcements: Announcements = {
    onDragStart({ active }) {
      moved.current = false
      return fillText(texts.pickedUp, announcementParams(active.id))
    },
    onDragOver({ active, over }) {
      // A box is over itself when picked up. Announcing that would drown out the pick-up message.
      moved.current ||= over?.id !== active.id
      return over && moved.current
        ? fillText(texts.movedTo, announcementParams(active.id, over.id))
        : undefined
    },
    onDragEnd: ({ active, over }) => fillText(texts.dropped, announcementParams(active.id, over?.id)),
    onDragCancel: ({ active }) => fillText(texts.putBack, announcementParams(active.id)),
  }

  function moveBox({ active, over }: DragEndEvent) {
    if (over === null || over.id === active.id) return
    changes.sort(arrayMove([...boxes], indexOf(active.id), indexOf(over.id)))
  }

  const addable = offers.data?.filter(({ kind }) => boxes.every(box => box.kind !== kind)) ?? []
  return (
    <div className={styles['editor']}>
      <div className={styles['head']}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          <p>{texts.hint}</p>
        </div>
        <Button kind="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      {boxes.length === 0 && <EmptyState text={texts.none} />}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: texts.keys } }}
        onDragEnd={moveBox}
      >
        <SortableContext items={boxes.map(({ id }) => id)} strategy={rectSortingStrategy}>
          <ul className={styles['cards']} aria-label={texts.boxes}>
            {boxes.map(box => (
              <BoxCard
                key={box.id}
                box={box}
                title={titleOf(box)}
                onResize={size => changes.resize(box.id, size)}
                onRemove={() => changes.remove(box.id)}
              >
                {box.kind === 'applications' && box.available && (
                  <Button onClick={() => setChoosing('applications')}>{texts.chooseApplications}</Button>
                )}
                {box.kind === 'messages' && box.available && (
                  <Button onClick={() => setChoosing('messages')}>{texts.chooseMessages}</Button>
                )}
              </BoxCard>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <section className={styles['adding']} aria-label={texts.add}>
        <h2>{texts.add}</h2>
        {offers.isError && (
          <ErrorState
            text={missing(texts.offersFailed, offers.error)}
            onRetry={() => void offers.refetch()}
          />
        )}
        <RestoreOnboarding http={http} />
        {offers.isSuccess && addable.length === 0 && <p>{texts.allAdded}</p>}
        {addable.map(({ kind, title }) => (
          <Button
            key={kind}
            icon={<IconPlus size={18} stroke={1.5} />}
            aria-label={fillText(texts.addBox, { title })}
            onClick={() => changes.add(kind)}
          >
            {title}
          </Button>
        ))}
      </section>
      {choosing === 'applications' && (
        <ApplicationsDialog http={http} menu={menu} onClose={() => setChoosing(null)} />
      )}
      {choosing === 'messages' && <MessagesDialog http={http} onClose={() => setChoosing(null)} />}
    </div>
  )
}
