import type { HomeBox } from '@apron/contract/home/home'
import type { BoxSize } from '@apron/contract/limits/home'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { ChoiceField } from '@apron/ui/fields'
import { IconGripVertical, IconTrash } from '@apron/ui/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import styles from './editor.module.css'
import { editorTexts } from './editor.texts.ts'

const SIZES: readonly BoxSize[] = ['small', 'wide', 'full']

interface BoxCardProps {
  readonly box: HomeBox
  readonly title: string
  readonly onResize: (size: BoxSize) => void
  readonly onRemove: () => void
  /** Further settings. */
  readonly children?: ReactNode
}

/** A box in edit mode, with handle, size and remove button. */
export function BoxCard({ box, title, onResize, onRemove, children }: BoxCardProps) {
  const texts = useTexts(editorTexts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: box.id })
  return (
    <li
      ref={setNodeRef}
      className={styles['card']}
      data-size={box.size}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles['line']}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles['handle']}
          {...attributes}
          {...listeners}
          aria-label={fillText(texts.move, { title })}
        >
          <IconGripVertical size={20} stroke={1.5} aria-hidden />
        </button>
        <span className={styles['title']}>{title}</span>
        <IconButton
          label={fillText(texts.remove, { title })}
          icon={<IconTrash size={18} stroke={1.5} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles['line']}>
        {box.sizes.length > 1 && (
          <ChoiceField
            label={fillText(texts.size, { title })}
            hideLabel
            value={box.size}
            options={box.sizes.toSorted(bySize).map(size => ({ value: size, label: texts[size] }))}
            onChange={onResize}
          />
        )}
        {children}
      </div>
    </li>
  )
}

function bySize(one: BoxSize, other: BoxSize): number {
  return SIZES.indexOf(one) - SIZES.indexOf(other)
}
