import type { TextPair } from '@apron/sdk'
import type { CheckStatus } from '../../contract/values.ts'

export const STATUS_TEXTS = {
  DRAFT: { zh: '草稿', en: 'Draft' },
  ISSUED: { zh: '已下达', en: 'Issued' },
  IN_PROGRESS: { zh: '检查中', en: 'In progress' },
  SUBMITTED: { zh: '待审批', en: 'Awaiting approval' },
  RETURNED: { zh: '已退回', en: 'Returned' },
  APPROVED: { zh: '已审批', en: 'Approved' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
} as const satisfies Record<CheckStatus, TextPair>

export const DUE_TEXTS = {
  overdue: { zh: '逾期{n}天', en: '{n} d overdue' },
  today: { zh: '今天到期', en: 'Due today' },
  tomorrow: { zh: '明天到期', en: 'Due tomorrow' },
  soon: { zh: '{n}天后到期', en: 'Due in {n} d' },
} as const satisfies Record<string, TextPair>
