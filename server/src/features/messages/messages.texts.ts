import type { MessageType } from '@apron/contract/codes/message-codes'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Names of message types in lists (§3). */
export const TYPE_NAMES: Readonly<Record<MessageType, TextPair>> = {
  0: { zh: '通知', en: 'Notice' },
  1: { zh: '消息', en: 'Message' },
  2: { zh: '工单', en: 'Work order' },
}
