import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'

/** Messages about rectification orders. */
const task = {
  category: 'RECTIFY',
  route: '/safetyQuality/RectificationDetail?id={id}',
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.normal,
} as const
const news = { ...task, type: MESSAGE_TYPES.news } as const
/** Also sent to people who subscribed to reminders. */
const due = { ...task, subscription: 'safetyQuality.rectificationDue' } as const

export const RO_ISSUED = defineEvent({
  ...task,
  code: 'RO_ISSUED',
  text: { zh: '整改单{no}已下达，整改期限{due}', en: 'Rectification order {no} issued, due {due}' },
})

export const RO_PLAN_REVIEW = defineEvent({
  ...task,
  code: 'RO_PLAN_REVIEW',
  text: {
    zh: '整改单{no}原因分析与措施待审',
    en: 'Causes and actions of rectification order {no} await review',
  },
})

export const RO_RETURNED = defineEvent({
  ...task,
  code: 'RO_RETURNED',
  urgency: URGENCIES.urgent,
  text: { zh: '整改单{no}被退回：{reason}', en: 'Rectification order {no} returned: {reason}' },
})

export const RO_VERIFY = defineEvent({
  ...task,
  code: 'RO_VERIFY',
  text: { zh: '整改单{no}待验证', en: 'Rectification order {no} awaits verification' },
})

export const RO_COUNTERSIGN = defineEvent({
  ...task,
  code: 'RO_COUNTERSIGN',
  text: { zh: '整改单{no}待会签关闭', en: 'Rectification order {no} awaits the countersignature' },
})

export const RO_EXT = defineEvent({
  ...task,
  code: 'RO_EXT',
  urgency: URGENCIES.urgent,
  text: {
    zh: '整改单{no}申请延期至{date}',
    en: 'Rectification order {no}: extension to {date} requested',
  },
})

export const RO_EXT_GRANTED = defineEvent({
  ...news,
  code: 'RO_EXT_GRANTED',
  text: { zh: '整改单{no}已延期至{date}', en: 'Rectification order {no} extended to {date}' },
})

export const RO_EXT_REFUSED = defineEvent({
  ...news,
  code: 'RO_EXT_REFUSED',
  text: {
    zh: '整改单{no}的延期申请未获同意，期限仍为{date}',
    en: 'The extension of rectification order {no} was refused; it stays due {date}',
  },
})

export const RO_DUE7 = defineEvent({
  ...due,
  code: 'RO_DUE7',
  text: { zh: '整改单{no}将于{due}到期', en: 'Rectification order {no} is due {due}' },
})

export const RO_DUE1 = defineEvent({ ...RO_DUE7, code: 'RO_DUE1', urgency: URGENCIES.urgent })

export const RO_OVERDUE = defineEvent({
  ...due,
  code: 'RO_OVERDUE',
  urgency: URGENCIES.veryUrgent,
  text: { zh: '整改单{no}已逾期{n}天', en: 'Rectification order {no} is {n} d overdue' },
})

export const RO_CLOSED = defineEvent({
  ...news,
  code: 'RO_CLOSED',
  text: { zh: '整改单{no}已关闭', en: 'Rectification order {no} closed' },
})

export const RO_VOIDED = defineEvent({
  ...news,
  code: 'RO_VOIDED',
  text: { zh: '整改单{no}已作废：{reason}', en: 'Rectification order {no} made void: {reason}' },
})

export const RO_EVENTS = [
  RO_ISSUED,
  RO_PLAN_REVIEW,
  RO_RETURNED,
  RO_VERIFY,
  RO_COUNTERSIGN,
  RO_EXT,
  RO_EXT_GRANTED,
  RO_EXT_REFUSED,
  RO_DUE7,
  RO_DUE1,
  RO_OVERDUE,
  RO_CLOSED,
  RO_VOIDED,
]
