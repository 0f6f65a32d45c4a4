import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { NextWork } from './check-order-state.ts'

/** Names of the next steps on the home page. */
export const WORK_TEXTS = defineTexts('safetyQuality.work', {
  issue: { zh: '下达', en: 'Issue' },
  start: { zh: '开始检查', en: 'Start the check' },
  saveResult: { zh: '填写检查结果', en: 'Enter the results' },
  submit: { zh: '提交检查结果', en: 'Submit the results' },
  approve: { zh: '审批', en: 'Approve or return' },
} satisfies Record<NextWork, TextPair>)
