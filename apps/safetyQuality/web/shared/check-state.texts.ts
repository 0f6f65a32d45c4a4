import { defineTexts } from '@apron/sdk'

export const DUE_TEXTS = defineTexts('safetyQuality.due', {
  overdue: { zh: '逾期{n}天', en: '{n} d overdue' },
  today: { zh: '今天到期', en: 'Due today' },
  tomorrow: { zh: '明天到期', en: 'Due tomorrow' },
  soon: { zh: '{n}天后到期', en: 'Due in {n} d' },
})
