import { MESSAGE_TYPES, READ_STATES } from '@apron/contract/codes/message-codes'
import type { Message } from '@apron/contract/messages/message'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { bellTexts } from '../bell/bell.texts.ts'
import { ContentCell } from '../list/content-cell.tsx'
import { UrgencyMark } from '../list/urgency-mark.tsx'
import { messagesTexts } from '../messages.texts.ts'

type HandleKey = 'handle0' | 'handle1' | 'success' | 'failedResult'

/** Returns the state and outcome of a work order's task (MSG-09, MSG-22), or null for other messages. */
export function handlingStatus({
  type,
  handleStatus,
  handleResult,
}: Pick<Message, 'type' | 'handleStatus' | 'handleResult'>): { meaning: Meaning; key: HandleKey } | null {
  if (type !== MESSAGE_TYPES.workOrder) return null
  if (handleStatus === 0) return { meaning: 'info', key: 'handle0' }
  if (handleResult === 'failed') return { meaning: 'neutral', key: 'failedResult' }
  return { meaning: 'green', key: handleResult === 'success' ? 'success' : 'handle1' }
}

interface CentreTexts {
  readonly texts: TextsOf<typeof messagesTexts>
  readonly bell: TextsOf<typeof bellTexts>
}

export function centreColumns(
  { texts, bell }: CentreTexts,
  onOpen: (message: Message) => void,
  /** True if any message came by subscription; otherwise the column is omitted. */
  bySubscription: boolean,
): TableColumn<Message>[] {
  const subscriptionColumn: TableColumn<Message> = {
    id: 'sentHow',
    labels: messagesTexts.sentHow,
    width: 116,
    cell: message => (message.bySubscription ? texts.bySubscription : ''),
  }
  return [
    {
      id: 'content',
      card: 'title',
      labels: messagesTexts.content,
      minWidth: 260,
      cell: message => (
        <ContentCell unread={message.readStatus === READ_STATES.unread} onOpen={() => onOpen(message)}>
          {message.content}
        </ContentCell>
      ),
    },
    {
      id: 'category',
      labels: messagesTexts.category,
      width: 108,
      cell: ({ categoryId }) => texts[`category${categoryId}`],
    },
    {
      id: 'urgency',
      card: 'head',
      labels: messagesTexts.urgency,
      width: 132,
      cell: ({ urgency }) => <UrgencyMark urgency={urgency} />,
    },
    {
      id: 'handling',
      labels: messagesTexts.handleState,
      width: 124,
      cell(message) {
        const state = handlingStatus(message)
        return state && <Status meaning={state.meaning}>{texts[state.key]}</Status>
      },
    },
    {
      id: 'read',
      labels: messagesTexts.readState,
      width: 92,
      cell: ({ readStatus }) => (readStatus === READ_STATES.read ? texts.isRead : bell.isUnread),
    },
    ...(bySubscription ? [subscriptionColumn] : []),
    {
      id: 'time',
      labels: messagesTexts.time,
      width: 148,
      cell: ({ createTime }) => wireMinute(createTime),
    },
  ]
}
