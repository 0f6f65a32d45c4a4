import { MESSAGE_TYPES, READ_STATES } from '@apron/contract/codes/message-codes'
import type { Message } from '@apron/contract/entities/message'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { ContentCell } from '../content-cell.tsx'
import { messagesTexts as texts } from '../messages.texts.ts'
import { UrgencyMark } from '../urgency-mark.tsx'

type HandleKey = 'messages.handle0' | 'messages.handle1' | 'messages.success' | 'messages.failedResult'

/** How the task behind a work order stands, and how it ended (MSG-09, MSG-22); null for what is no work order. */
export function handling({
  type,
  handleStatus,
  handleResult,
}: Pick<Message, 'type' | 'handleStatus' | 'handleResult'>): { meaning: Meaning; key: HandleKey } | null {
  if (type !== MESSAGE_TYPES.workOrder) return null
  if (handleStatus === 0) return { meaning: 'info', key: 'messages.handle0' }
  if (handleResult === 'failed') return { meaning: 'neutral', key: 'messages.failedResult' }
  return { meaning: 'green', key: handleResult === 'success' ? 'messages.success' : 'messages.handle1' }
}

export function centreColumns(t: TFunction, onOpen: (message: Message) => void): TableColumn<Message>[] {
  return [
    {
      id: 'content',
      labels: texts['messages.content'],
      minWidth: 260,
      cell: message => (
        <ContentCell unread={message.readStatus === READ_STATES.unread} onOpen={() => onOpen(message)}>
          {message.content}
        </ContentCell>
      ),
    },
    {
      id: 'category',
      labels: texts['messages.category'],
      width: 116,
      cell: ({ categoryId }) => t(`messages.category${categoryId}`),
    },
    {
      id: 'urgency',
      labels: texts['messages.urgency'],
      width: 132,
      cell: ({ urgency }) => <UrgencyMark urgency={urgency} />,
    },
    {
      id: 'handling',
      labels: texts['messages.handleState'],
      width: 124,
      cell(message) {
        const state = handling(message)
        return state && <Status meaning={state.meaning}>{t(state.key)}</Status>
      },
    },
    {
      id: 'read',
      labels: texts['messages.readState'],
      width: 100,
      cell: ({ readStatus }) => t(readStatus === READ_STATES.read ? 'messages.isRead' : 'messages.isUnread'),
    },
    {
      id: 'sentHow',
      labels: texts['messages.sentHow'],
      width: 116,
      cell: ({ bySubscription }) => (bySubscription ? t('messages.bySubscription') : ''),
    },
    {
      id: 'time',
      labels: texts['messages.time'],
      width: 148,
      cell: ({ createTime }) => createTime.slice(0, 16),
    },
  ]
}
