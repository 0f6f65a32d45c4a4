import type { ReactNode } from 'react'
import styles from './message-line.module.css'
import { MessageLine } from './message-line.tsx'

interface ContentCellProps {
  readonly unread: boolean
  readonly onOpen: () => void
  readonly children: string
  /** Second line of the cell. */
  readonly facts?: ReactNode
}

/** Shows a message in a table cell. */
export function ContentCell(props: ContentCellProps) {
  return (
    <div className={styles['cell']}>
      <MessageLine {...props} />
    </div>
  )
}
