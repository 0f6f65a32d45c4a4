import { READ_STATES } from '@apron/contract/codes/message-codes'
import type { Message } from '@apron/contract/messages/message'
import { queryMessages } from '@apron/contract/messages/message.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import { homeTexts } from '../../home/home.texts.ts'
import styles from '../list/message-line.module.css'
import { MessageItem } from '../list/message-line.tsx'
import { UrgencyMark } from '../list/urgency-mark.tsx'

/** As many as can be scanned at a glance. */
const SHOWN = 6

interface UnreadBoxProps {
  readonly http: HttpClient
  /** Total unread count as shown by the bell, or null while unknown. */
  readonly count: number | null
  readonly onOpen: (message: Message) => void
}

/**
 * Shows the latest unread messages of all types on the dashboard, without applications the user has hidden.
 */
export function UnreadBox({ http, count, onOpen }: UnreadBoxProps) {
  const texts = useTexts(homeTexts)
  const missing = useMissingText()
  const unread = useQuery({
    queryKey: ['messages', 'box'],
    queryFn: () =>
      http.call(queryMessages, {
        body: { current: 1, size: SHOWN, readStatus: READ_STATES.unread, onDashboard: true },
      }),
  })
  if (unread.isPending) return <Skeleton lines={6} />
  if (unread.isError) {
    return (
      <ErrorState text={missing(texts.messagesFailed, unread.error)} onRetry={() => void unread.refetch()} />
    )
  }
  const { records } = unread.data
  const others = (count ?? 0) > records.length && <p>{fillText(texts.unreadInAll, { n: String(count) })}</p>
  if (records.length === 0) return others || <p>{texts.noMessages}</p>
  return (
    <>
      <ul className={styles['list']}>
        {records.map(message => (
          <MessageItem key={message.sid} message={message} unread onOpen={() => onOpen(message)}>
            {message.urgency > 0 && <UrgencyMark urgency={message.urgency} />}
            <span>{message.categoryName}</span>
          </MessageItem>
        ))}
      </ul>
      {others}
    </>
  )
}
