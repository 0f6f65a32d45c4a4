import { PURPOSES, READ_STATES } from '@apron/contract/codes/message-codes'
import type { CheckMessage } from '@apron/contract/entities/business-message'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { ContentCell } from '../content-cell.tsx'
import { messagesTexts as texts } from '../messages.texts.ts'
import { UrgencyMark } from '../urgency-mark.tsx'

/** @param checkCats what the kinds of check are called */
export function checkColumns(
  t: TFunction,
  checkCats: ReadonlyMap<string, string>,
  onOpen: (message: CheckMessage) => void,
): TableColumn<CheckMessage>[] {
  return [
    {
      id: 'label',
      labels: texts['messages.content'],
      minWidth: 340,
      cell: message => (
        <ContentCell
          unread={message.readMark === READ_STATES.unread}
          onOpen={() => onOpen(message)}
          facts={`${message.title} · ${checkCats.get(message.checkCat) ?? message.checkCat}`}
        >
          {message.label}
        </ContentCell>
      ),
    },
    {
      id: 'purpose',
      labels: texts['messages.purpose'],
      width: 96,
      cell: ({ infoType }) =>
        t(infoType === PURPOSES.approval ? 'messages.purposeApproval' : 'messages.purposeNotice'),
    },
    {
      id: 'urgency',
      labels: texts['messages.urgency'],
      width: 132,
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
