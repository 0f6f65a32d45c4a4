import { PURPOSES, READ_STATES } from '@apron/contract/codes/message-codes'
import type { CheckMessage } from '@apron/contract/messages/business-message'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import type { TableColumn } from '@apron/ui/table'
import { ContentCell } from '../list/content-cell.tsx'
import { UrgencyMark } from '../list/urgency-mark.tsx'
import { messagesTexts } from '../messages.texts.ts'

/** @param checkCats names of the check categories by code */
export function checkColumns(
  texts: TextsOf<typeof messagesTexts>,
  checkCats: ReadonlyMap<string, string>,
  onOpen: (message: CheckMessage) => void,
): TableColumn<CheckMessage>[] {
  return [
    {
      id: 'label',
      card: 'title',
      labels: messagesTexts.content,
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
      labels: messagesTexts.purpose,
      width: 96,
      cell: ({ infoType }) => (infoType === PURPOSES.approval ? texts.purposeApproval : texts.purposeNotice),
    },
    {
      id: 'urgency',
      card: 'head',
      labels: messagesTexts.urgency,
      width: 132,
      cell: ({ urgency }) => <UrgencyMark urgency={urgency} />,
    },
    {
      id: 'time',
      labels: messagesTexts.time,
      width: 148,
      cell: ({ createdTime }) => wireMinute(createdTime),
    },
  ]
}
