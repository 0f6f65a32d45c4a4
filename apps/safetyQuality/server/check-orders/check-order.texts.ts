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

/** Texts of the messages. */
export const MESSAGE_TEXTS = {
  issued: {
    zh: '检查单{no}《{title}》已下达，请于{due}前完成',
    en: 'Check order {no} “{title}” issued, complete by {due}',
  },
  submitted: { zh: '检查单{no}已提交，待审批', en: 'Check order {no} awaits approval' },
  returned: { zh: '检查单{no}被退回：{reason}', en: 'Check order {no} returned: {reason}' },
  approved: { zh: '检查单{no}已审批，发现{n}项问题', en: 'Check order {no} approved, {n} findings' },
} as const
