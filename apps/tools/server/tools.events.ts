import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'
import type { SubscriptionTemplate } from '@apron/server-kit/messages/subscription-template'

export const CAL_SUBSCRIPTION = 'tools.calibrationDue'

const task = { category: 'WORKORDER', type: MESSAGE_TYPES.workOrder } as const

export const TL_OVERDUE = defineEvent({
  ...task,
  code: 'TL_OVERDUE',
  urgency: URGENCIES.urgent,
  route: '/tools/desk?loan={id}',
  text: { zh: '工具{asset}超时未还', en: 'Tool {asset} not returned in time' },
})

const calDue = {
  ...task,
  route: '/tools/calibration?asset={asset}',
  subscription: CAL_SUBSCRIPTION,
  text: { zh: '工具{asset}校验将于{due}到期', en: 'Calibration of tool {asset} is due on {due}' },
} as const

/** Reminders, by days before the calibration is due. */
export const CA_DUE = {
  30: defineEvent({ ...calDue, code: 'CA_DUE30', urgency: URGENCIES.normal }),
  15: defineEvent({ ...calDue, code: 'CA_DUE15', urgency: URGENCIES.urgent }),
  0: defineEvent({ ...calDue, code: 'CA_DUE0', urgency: URGENCIES.veryUrgent }),
} as const

/** Asks the quality auditors to review the cards on which a failed tool was used. */
export const CA_FAILED = defineEvent({
  ...task,
  code: 'CA_FAILED',
  urgency: URGENCIES.urgent,
  route: '/tools/calJob?id={id}',
  text: {
    zh: '工具{asset}校验不合格，自上次合格以来用于{n}张工卡，请评估',
    en: 'Tool {asset} failed its calibration; it was used on {n} cards since the last good one, please assess',
  },
})

export const LT_OPEN = defineEvent({
  ...task,
  code: 'LT_OPEN',
  urgency: URGENCIES.veryUrgent,
  route: '/tools/lost?id={id}',
  text: { zh: '工具{asset}在{reg}丢失，飞机暂停放行', en: 'Tool {asset} lost on {reg}, release blocked' },
})

export const TOOLS_EVENTS = [TL_OVERDUE, CA_DUE[30], CA_DUE[15], CA_DUE[0], CA_FAILED, LT_OPEN]

export const TOOLS_SUBSCRIPTIONS: readonly SubscriptionTemplate[] = [
  {
    id: CAL_SUBSCRIPTION,
    name: { zh: '校验到期提醒', en: 'Calibration due' },
    resource: 'tools:cal:view',
    attributes: [
      { code: 'site', name: { zh: '航站', en: 'Site' }, values: { of: 'sites' } },
      {
        code: 'lead',
        name: { zh: '提前天数', en: 'Days before' },
        values: [
          { code: '30', name: { zh: '30天', en: '30 days' } },
          { code: '15', name: { zh: '15天', en: '15 days' } },
          { code: '0', name: { zh: '当天', en: 'On the day' } },
        ],
      },
    ],
  },
]
