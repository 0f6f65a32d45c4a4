import type { Message } from '@apron/contract/messages/message'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import type { ReactNode } from 'react'
import { bellTexts } from '../bell/bell.texts.ts'
import styles from './message-line.module.css'

interface MessageLineProps {
  readonly unread: boolean
  readonly onOpen: () => void
  readonly children: string
  /** Line below the text, such as the time. */
  readonly facts?: ReactNode
}

/** A message as a button. An unread one is bold, with a dot and a text for screen readers. */
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
  /** Shown before the time. */
  readonly children: ReactNode
}

/** A message as a list item, with the time it was sent. */
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
