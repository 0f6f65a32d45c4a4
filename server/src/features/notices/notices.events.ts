import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

/** Announces a published notice to its audience. */
export const NOTICE_PUBLISHED = defineEvent({
  code: 'NOTICE_PUBLISHED',
  category: 'NOTICE',
  type: MESSAGE_TYPES.notice,
  urgency: URGENCIES.normal,
  text: { zh: '{title}', en: '{title}' },
})

export const NOTICE_EVENTS: readonly MessageEvent[] = [NOTICE_PUBLISHED]
