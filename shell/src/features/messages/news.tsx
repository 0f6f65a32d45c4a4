import {
  HANDLE_STATES,
  MESSAGE_TYPES,
  type MessageType,
  READ_STATES,
} from '@apron/contract/codes/message-codes'
import type { LatestMessages, Message } from '@apron/contract/messages/message'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Status, StatusShape } from '@apron/ui/status'
import { Tabs } from '@apron/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import { bellTexts } from './bell/bell.texts.ts'
import { connectionText } from './bell/bell-label.ts'
import type { LinkState } from './bell/message-count.ts'
import { MessageItem } from './list/message-line.tsx'
import { UrgencyMark } from './list/urgency-mark.tsx'
import type { MessageServices, MessageView } from './message-services.ts'
import styles from './messages.module.css'
import { messagesTexts } from './messages.texts.ts'
import { latestQuery } from './messages-queries.ts'
import { newsTexts } from './news.texts.ts'
import { openMessage } from './open-message.ts'

const TYPES = Object.values(MESSAGE_TYPES)
const LINK_MEANINGS = { live: 'green', polling: 'info', stale: 'amber' } as const satisfies Record<
  LinkState,
  string
>

/** Returns the unread flag of a type, which the server sends with every list (§3 News response). */
function flagOf(type: MessageType, { yesNotice, yesMessage, yesWork }: LatestMessages): number {
  return [yesNotice, yesMessage, yesWork][type] ?? 0
}

/** Returns true for a work order whose task somebody has ended. It needs no action. */
function isFinished({ type, handleStatus }: Message): boolean {
  return type === MESSAGE_TYPES.workOrder && handleStatus === HANDLE_STATES.done
}

interface NewsProps {
  readonly services: MessageServices
  /** Called when the user has chosen something, to close the popover. */
  readonly onDone: () => void
}

/** The bell's popover: latest messages of each type, and links to all of them (BAR-05, MSG-19). */
export function News({ services, onDone }: NewsProps) {
  const texts = useTexts(messagesTexts)
  const hints = useTexts(newsTexts)
  const bell = useTexts(bellTexts)
  const missing = useMissingText()
  const root = useRef<HTMLDivElement>(null)
  const count = useStore(services.count)
  const [type, setType] = useState<MessageType>(MESSAGE_TYPES.notice)
  const latest = useQuery(latestQuery(services.http, type))

  useEffect(() => {
    // The popover opens before this content loads, so the focus is still on its frame.
    const element = root.current
    if (element && !element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    }
  }, [])

  function open(message: Message) {
    onDone()
    openMessage(services, message)
  }
  function show(view: MessageView) {
    onDone()
    services.show(view)
  }

  function list() {
    if (latest.isError) {
      return <ErrorState text={missing(texts.failed, latest.error)} onRetry={() => void latest.refetch()} />
    }
    if (latest.isPending || latest.isPlaceholderData) return <Skeleton lines={8} />
    const { records } = latest.data.list
    if (records.length === 0) return <EmptyState text={texts[`none${type}`]} />
    return (
      <ul className={styles['news']}>
        {records.map(message => (
          <MessageItem
            key={message.sid}
            message={message}
            unread={message.readStatus === READ_STATES.unread}
            onOpen={() => open(message)}
          >
            {isFinished(message) ? (
              <Status meaning="green">{texts.handle1}</Status>
            ) : (
              message.urgency > 0 && <UrgencyMark urgency={message.urgency} />
            )}
          </MessageItem>
        ))}
      </ul>
    )
  }

  const link = connectionText(count, bell)
  return (
    <div ref={root} className={styles['popover']}>
      <header className={styles['popoverHead']}>
        <h2>{bell.title}</h2>
        {link !== '' && (
          <span className={styles['link']} data-link={count.link}>
            <StatusShape meaning={LINK_MEANINGS[count.link]} />
            {link}
          </span>
        )}
      </header>
      <Tabs
        label={texts.types}
        items={TYPES.map(each => ({
          id: String(each),
          label: texts[`type${each}`],
          dot: latest.data && flagOf(each, latest.data) > 0 ? texts.hasUnread : undefined,
        }))}
        value={String(type)}
        onChange={id => setType(TYPES.find(each => String(each) === id) ?? type)}
      >
        <div className={styles['latest']}>{list()}</div>
      </Tabs>
      <footer className={styles['popoverEnd']}>
        <div>
          <Button kind="plain" onClick={() => show('box')}>
            {texts.openBox}
          </Button>
          <small>{hints.boxHint}</small>
        </div>
        <div>
          <Button kind="plain" onClick={() => show('centre')}>
            {texts.openCentre}
          </Button>
          <small>{hints.centreHint}</small>
        </div>
      </footer>
    </div>
  )
}
