import type { SubscriptionTemplate } from '@apron/server-kit/messages/subscription-template'

/** Subscriptions that safety and quality offers. */
export const SUBSCRIPTIONS: readonly SubscriptionTemplate[] = [
  {
    id: 'safetyQuality.library',
    name: { zh: '共享库新报告', en: 'Library additions' },
    attributes: [
      {
        code: 'category',
        name: { zh: '报告类别', en: 'Category of report' },
        values: { dictionary: 'VSR_CATEGORY' },
      },
    ],
  },
  {
    id: 'safetyQuality.rectificationDue',
    name: { zh: '整改到期', en: 'Rectification due' },
    resource: 'safetyQuality:ro:view',
    attributes: [
      {
        code: 'level',
        name: { zh: '问题等级', en: 'Level of finding' },
        values: { dictionary: 'FINDING_LEVEL' },
      },
      {
        code: 'lead',
        name: { zh: '提醒时间', en: 'When to remind' },
        values: [
          { code: '7', name: { zh: '到期前7天', en: '7 days before' } },
          { code: '1', name: { zh: '到期前1天', en: '1 day before' } },
          { code: 'overdue', name: { zh: '逾期', en: 'Overdue' } },
        ],
      },
    ],
  },
]
