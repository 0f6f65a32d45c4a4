import type { HomeBox } from '@apron/contract/entities/home'
import type { BoxSize } from '@apron/contract/limits/home'
import { IconButton } from '@apron/ui/button'
import { ChoiceField } from '@apron/ui/fields'
import { IconGripVertical, IconTrash } from '@apron/ui/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './editor.module.css'

const SIZE_TEXTS = { small: 'homeEditor.small', wide: 'homeEditor.wide', full: 'homeEditor.full' } as const

interface BoxCardProps {
  readonly box: HomeBox
  readonly title: string
  readonly onResize: (size: BoxSize) => void
  readonly onRemove: () => void
  /** What else can be set. */
  readonly children?: ReactNode
}

/** A box while the dashboard is edited: a handle, its size, the way out. */
export function BoxCard({ box, title, onResize, onRemove, children }: BoxCardProps) {
  const { t } = useTranslation()
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
          aria-label={t('homeEditor.move', { title })}
        >
          <IconGripVertical size={20} stroke={1.5} aria-hidden />
        </button>
        <span className={styles['title']}>{title}</span>
        <IconButton
          label={t('homeEditor.remove', { title })}
          icon={<IconTrash size={18} stroke={1.5} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles['line']}>
        {box.sizes.length > 1 && (
          <ChoiceField
            label={t('homeEditor.size', { title })}
            hideLabel
            value={box.size}
            options={box.sizes.toSorted(bySize).map(size => ({ value: size, label: t(SIZE_TEXTS[size]) }))}
            onChange={onResize}
          />
        )}
        {children}
      </div>
    </li>
  )
}

function bySize(one: BoxSize, other: BoxSize): number {
  const order = Object.keys(SIZE_TEXTS)
  return order.indexOf(one) - order.indexOf(other)
}
