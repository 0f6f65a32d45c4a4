import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

export const ALARM_RAISED = defineEvent({
  code: 'ALARM_RAISED',
  category: 'NOTICE',
  type: MESSAGE_TYPES.notice,
  urgency: URGENCIES.veryUrgent,
  text: { zh: '{text}', en: '{text}' },
})

/** An alarm was withdrawn. */
export const ALARM_RECALLED = defineEvent({
  code: 'ALARM_RECALLED',
  category: 'NOTICE',
  type: MESSAGE_TYPES.notice,
  urgency: URGENCIES.normal,
  text: { zh: '紧急通知已撤回：{text}', en: 'Alarm recalled: {text}' },
})

/** Reminds people to acknowledge an alarm. */
export const ALARM_REMINDED = defineEvent({
  code: 'ALARM_REMINDED',
  category: 'NOTICE',
  type: MESSAGE_TYPES.notice,
  urgency: URGENCIES.urgent,
  text: { zh: '请确认紧急通知：{text}', en: 'Please acknowledge the alarm: {text}' },
})

export const ALARM_EVENTS: readonly MessageEvent[] = [ALARM_RAISED, ALARM_RECALLED, ALARM_REMINDED]
