import type { Message } from '@apron/contract/entities/message'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { useTexts } from '@apron/sdk/texts'
import type { ReactNode } from 'react'
import { bellTexts } from './bell.texts.ts'
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
  const texts = useTexts(bellTexts)
  return (
    <button type="button" className={styles['line']} data-unread={unread || undefined} onClick={onOpen}>
      <span className={styles['text']} title={children}>
        {unread && <span className={styles['unseen']}>{texts.isUnread} </span>}
        {children}
      </span>
      {facts && <span className={styles['facts']}>{facts}</span>}
    </button>
  )
}

interface MessageItemProps {
  readonly message: Message
  readonly unread: boolean
  readonly onOpen: () => void
  /** Before the time. */
  readonly children: ReactNode
}

/** A message as an item of a list, with the time it was sent. */
export function MessageItem({ message, unread, onOpen, children }: MessageItemProps) {
  const facts = (
    <>
      {children}
      <time>{wireMinute(message.createTime)}</time>
    </>
  )
  return (
    <li>
      <MessageLine unread={unread} onOpen={onOpen} facts={facts}>
        {message.content}
      </MessageLine>
    </li>
  )
}
