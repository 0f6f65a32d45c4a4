import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'

/** What people are told about check orders. */
const task = {
  category: 'CHECKLIST',
  route: '/safetyQuality/checkedResult?id={id}&source=checkList',
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.normal,
} as const

export const CK_ISSUED = defineEvent({
  ...task,
  code: 'CK_ISSUED',
  text: {
    zh: '检查单{no}《{title}》已下达，请于{due}前完成',
    en: 'Check order {no} “{title}” issued, complete by {due}',
  },
})

export const CK_SUBMITTED = defineEvent({
  ...task,
  code: 'CK_SUBMITTED',
  text: { zh: '检查单{no}已提交，待审批', en: 'Check order {no} awaits approval' },
})

export const CK_RETURNED = defineEvent({
  ...task,
  code: 'CK_RETURNED',
  urgency: URGENCIES.urgent,
  text: { zh: '检查单{no}被退回：{reason}', en: 'Check order {no} returned: {reason}' },
})

export const CK_APPROVED = defineEvent({
  ...task,
  code: 'CK_APPROVED',
  type: MESSAGE_TYPES.news,
  text: { zh: '检查单{no}已审批，发现{n}项问题', en: 'Check order {no} approved, {n} findings' },
})

export const CHECK_ORDER_EVENTS = [CK_ISSUED, CK_SUBMITTED, CK_RETURNED, CK_APPROVED]
