import type { ReactNode } from 'react'
import styles from './message-line.module.css'
import { MessageLine } from './message-line.tsx'

interface ContentCellProps {
  readonly unread: boolean
  readonly onOpen: () => void
  readonly children: string
  /** A second line. */
  readonly facts?: ReactNode
}

/** A message in a table. */
export function ContentCell(props: ContentCellProps) {
  return (
    <div className={styles['cell']}>
      <MessageLine {...props} />
    </div>
  )
}
