import type { Bilingual } from '@apron/contract/sub-apps/bilingual'
import type { CheckStatus } from './values.ts'

/** What people call the states of a check order. */
export const STATUS_TEXTS = {
  DRAFT: { zh: '草稿', en: 'Draft' },
  ISSUED: { zh: '已下达', en: 'Issued' },
  IN_PROGRESS: { zh: '检查中', en: 'In progress' },
  SUBMITTED: { zh: '待审批', en: 'Awaiting approval' },
  RETURNED: { zh: '已退回', en: 'Returned' },
  APPROVED: { zh: '已审批', en: 'Approved' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
} as const satisfies Record<CheckStatus, Bilingual>
