import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'

const task = {
  category: 'WORKORDER',
  route: '/safetyQuality/reportDetail?id={id}',
  type: MESSAGE_TYPES.workOrder,
} as const

/** Messages to the office. They contain no title, text or place. */
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

export const VSR_SLA = defineEvent({
  ...task,
  code: 'VSR_SLA',
  urgency: URGENCIES.urgent,
  text: { zh: '报告{no}即将超过反馈时限', en: 'Report {no} is near or past its time limit' },
})

/** Links to the de-identified part only. */
export const VSR_INTOLERABLE = defineEvent({
  ...task,
  code: 'VSR_INTOLERABLE',
  route: '/safetyQuality/reportSummary?id={id}',
  urgency: URGENCIES.veryUrgent,
  text: { zh: '有一份报告风险评估为不可接受，请立即处置', en: 'A report was rated intolerable: act now' },
})

export const VSR_PUBLISHED = defineEvent({
  code: 'VSR_PUBLISHED',
  category: 'NOTICE',
  route: '/safetyQuality/checkedLibrary?id={id}',
  type: MESSAGE_TYPES.news,
  urgency: URGENCIES.normal,
  subscription: 'safetyQuality.library',
  text: { zh: '共享库新增报告《{title}》', en: 'New in the library: {title}' },
})

/** Sent when the last rectification order of a report is closed. */
export const VSR_ACTIONS_DONE = defineEvent({
  ...task,
  code: 'VSR_ACTIONS_DONE',
  urgency: URGENCIES.normal,
  text: {
    zh: '报告{no}的整改单已全部关闭，可以提交关闭',
    en: 'All rectification orders of {no} are closed: it can be closed',
  },
})

export const REPORT_EVENTS = [VSR_NEW, VSR_REPLY, VSR_SLA, VSR_INTOLERABLE, VSR_PUBLISHED, VSR_ACTIONS_DONE]
