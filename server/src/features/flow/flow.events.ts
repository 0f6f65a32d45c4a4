import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

const TASK_ROUTE = '/flow/scheduleTaskDetail?id={taskId}'
const PROCESS_ROUTE = '/flow/staredtTaskCheck?id={insId}'
const toDo = { category: 'WORKORDER', type: MESSAGE_TYPES.workOrder, urgency: URGENCIES.normal } as const
const information = { category: 'WORKORDER', type: MESSAGE_TYPES.news, urgency: URGENCIES.normal } as const

export const FLOW_TASK = defineEvent({
  code: 'FLOW_TASK',
  ...toDo,
  text: { zh: '{title}', en: '{title}' },
  route: TASK_ROUTE,
})

/** A process was returned to its initiator. */
export const FLOW_REWORK = defineEvent({
  code: 'FLOW_REWORK',
  ...toDo,
  text: {
    zh: '{title} 已被驳回，请修改后重新提交',
    en: '{title} was rejected. Change it and submit it again',
  },
  route: TASK_ROUTE,
})

export const FLOW_REMINDER = defineEvent({
  code: 'FLOW_REMINDER',
  ...toDo,
  text: { zh: '催办：{title}', en: 'Reminder: {title}' },
  route: TASK_ROUTE,
})

/** The task was escalated to the next level as well. */
export const FLOW_ESCALATED = defineEvent({
  code: 'FLOW_ESCALATED',
  ...toDo,
  text: { zh: '{title} 已升级至您处理', en: '{title} was escalated to you' },
  route: TASK_ROUTE,
})

/** A copy for information. */
export const FLOW_COPY = defineEvent({
  code: 'FLOW_COPY',
  ...information,
  text: { zh: '知会：{title}', en: 'For your information: {title}' },
  route: PROCESS_ROUTE,
})

/** Informs the initiator that an approver changed the form. */
export const FLOW_CHANGED = defineEvent({
  code: 'FLOW_CHANGED',
  ...information,
  text: { zh: '{title} 的内容已被审批人修改', en: 'An approver has changed {title}' },
  route: PROCESS_ROUTE,
})

/** Informs the initiator of the end of the process. */
export const FLOW_DONE = defineEvent({
  code: 'FLOW_DONE',
  ...information,
  text: { zh: '你发起的{process}已{ending}', en: 'Your {process} was {ending}' },
  route: PROCESS_ROUTE,
})

/** A process is stuck. */
export const FLOW_STUCK = defineEvent({
  code: 'FLOW_STUCK',
  ...information,
  urgency: URGENCIES.urgent,
  text: { zh: '流程停滞：{title}（{reason}）', en: 'A process stands still: {title} ({reason})' },
  route: PROCESS_ROUTE,
})

/** A process was agreed, but posting its outcome to the record failed. */
export const FLOW_POSTING_FAILED = defineEvent({
  code: 'FLOW_POSTING_FAILED',
  ...information,
  urgency: URGENCIES.urgent,
  text: { zh: '过账失败，系统将自动重试：{title}', en: 'Posting failed and is tried again: {title}' },
  route: PROCESS_ROUTE,
})

export const FLOW_EVENTS: readonly MessageEvent[] = [
  FLOW_TASK,
  FLOW_REWORK,
  FLOW_REMINDER,
  FLOW_ESCALATED,
  FLOW_COPY,
  FLOW_CHANGED,
  FLOW_DONE,
  FLOW_STUCK,
  FLOW_POSTING_FAILED,
]
