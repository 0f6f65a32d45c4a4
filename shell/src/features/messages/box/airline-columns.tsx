import { READ_STATES } from '@apron/contract/codes/message-codes'
import type { AirlineMessage } from '@apron/contract/messages/business-message'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import type { TableColumn } from '@apron/ui/table'
import { ContentCell } from '../list/content-cell.tsx'
import { UrgencyMark } from '../list/urgency-mark.tsx'
import { messagesTexts as texts } from '../messages.texts.ts'

export function airlineColumns(onOpen: (message: AirlineMessage) => void): TableColumn<AirlineMessage>[] {
  return [
    {
      id: 'remark',
      card: 'title',
      labels: texts.content,
      minWidth: 320,
      cell: message => (
        <ContentCell unread={message.readState === READ_STATES.unread} onOpen={() => onOpen(message)}>
          {message.remark}
        </ContentCell>
      ),
    },
    {
      id: 'urgency',
      card: 'head',
      labels: texts.urgency,
      width: 132,
      cell: ({ urgency }) => <UrgencyMark urgency={urgency} />,
    },
    {
      id: 'time',
      labels: texts.time,
      width: 148,
      cell: ({ createTime }) => wireMinute(createTime),
    },
  ]
}
