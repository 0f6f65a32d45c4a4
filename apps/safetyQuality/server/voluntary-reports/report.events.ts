import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'

const task = {
  category: 'WORKORDER',
  route: '/safetyQuality/reportDetail?id={id}',
  type: MESSAGE_TYPES.workOrder,
} as const

/** What the office is told: neither title nor text nor place. */
export const VSR_NEW = defineEvent({
  ...task,
  code: 'VSR_NEW',
  urgency: URGENCIES.urgent,
  text: { zh: '收到新的自愿报告（{category}）', en: 'New voluntary report ({category})' },
})

export const VSR_REPLY = defineEvent({
  ...task,
  code: 'VSR_REPLY',
  urgency: URGENCIES.normal,
  text: { zh: '报告{no}的报告人有新回复', en: 'The reporter of {no} has replied' },
})

export const REPORT_EVENTS = [VSR_NEW, VSR_REPLY]
