import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './message-line.module.css'

interface MessageLineProps {
  readonly unread: boolean
  readonly onOpen: () => void
  readonly children: string
  /** Below the text, such as when it came. */
  readonly facts?: ReactNode
}

/** A message that opens by a press; an unread one is bold, has a dot, and says so. */
export function MessageLine({ unread, onOpen, children, facts }: MessageLineProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles['line']} data-unread={unread || undefined} onClick={onOpen}>
      <span className={styles['text']} title={children}>
        {unread && <span className={styles['unseen']}>{t('messages.isUnread')} </span>}
        {children}
      </span>
      {facts && <span className={styles['facts']}>{facts}</span>}
    </button>
  )
}
