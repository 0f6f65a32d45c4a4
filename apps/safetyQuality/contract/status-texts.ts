import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CheckStatus } from './values.ts'

/** What people call the states of a check order. */
export const STATUS_TEXTS = defineTexts('safetyQuality.status', {
  DRAFT: { zh: '草稿', en: 'Draft' },
  ISSUED: { zh: '已下达', en: 'Issued' },
  IN_PROGRESS: { zh: '检查中', en: 'In progress' },
  SUBMITTED: { zh: '待审批', en: 'Awaiting approval' },
  RETURNED: { zh: '已退回', en: 'Returned' },
  APPROVED: { zh: '已审批', en: 'Approved' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
} satisfies Record<CheckStatus, TextPair>)
