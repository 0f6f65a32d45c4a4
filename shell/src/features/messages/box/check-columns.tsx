import { PURPOSES, READ_STATES } from '@apron/contract/codes/message-codes'
import type { CheckMessage } from '@apron/contract/entities/business-message'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { ContentCell } from '../content-cell.tsx'
import { messagesTexts as texts } from '../messages.texts.ts'
import { UrgencyMark } from '../urgency-mark.tsx'

export function checkColumns(
  t: TFunction,
  onOpen: (message: CheckMessage) => void,
): TableColumn<CheckMessage>[] {
  return [
    {
      id: 'label',
      labels: texts['messages.content'],
      minWidth: 260,
      cell: message => (
        <ContentCell unread={message.readMark === READ_STATES.unread} onOpen={() => onOpen(message)}>
          {message.label}
        </ContentCell>
      ),
    },
    { id: 'title', labels: texts['messages.subject'], width: 168, cell: ({ title }) => title },
    { id: 'checkCat', labels: texts['messages.checkCat'], width: 104, cell: ({ checkCat }) => checkCat },
    {
      id: 'purpose',
      labels: texts['messages.purpose'],
      width: 104,
      cell: ({ infoType }) => t(infoType === PURPOSES.approval ? 'messages.approval' : 'messages.notice'),
    },
    {
      id: 'urgency',
      labels: texts['messages.urgency'],
      width: 112,
      cell: ({ urgency }) => <UrgencyMark urgency={urgency} />,
    },
    {
      id: 'time',
      labels: texts['messages.time'],
      width: 148,
      cell: ({ createdTime }) => createdTime.slice(0, 16),
    },
  ]
}
