import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'

/** Messages about occurrence and defect reports. */
const task = {
  category: 'WORKORDER',
  route: '/safetyQuality/occurrenceDetail?id={id}',
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.urgent,
} as const
const news = { ...task, type: MESSAGE_TYPES.news, urgency: URGENCIES.normal } as const

export const OCC_SUBMITTED = defineEvent({
  ...task,
  code: 'OCC_SUBMITTED',
  text: { zh: '{type}报告{no}已提交，待审核', en: '{type} report {no} awaits review' },
})

export const OCC_RETURNED = defineEvent({
  ...task,
  code: 'OCC_RETURNED',
  text: { zh: '{type}报告{no}被退回：{reason}', en: '{type} report {no} returned: {reason}' },
})

export const OCC_SENT = defineEvent({
  ...news,
  code: 'OCC_SENT',
  text: { zh: '{type}报告{no}已报送，回执号{receipt}', en: '{type} report {no} sent, receipt {receipt}' },
})

export const OCC_CLOSED = defineEvent({
  ...news,
  code: 'OCC_CLOSED',
  text: { zh: '{type}报告{no}已关闭', en: '{type} report {no} closed' },
})

export const OCC_EVENTS = [OCC_SUBMITTED, OCC_RETURNED, OCC_SENT, OCC_CLOSED]
