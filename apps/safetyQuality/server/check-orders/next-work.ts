import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CheckAction, CheckStatus } from '../../contract/values.ts'
import { type CheckParts, decideCheckAction } from './check-order-state.ts'

/** What somebody does next, the first that they may; a check whose items all have a result is handed in. */
const NEXT = ['issue', 'start', 'submit', 'saveResult', 'approve'] as const satisfies readonly CheckAction[]
export type NextWork = (typeof NEXT)[number]

export const WORK_TEXTS = defineTexts('safetyQuality.work', {
  issue: { zh: '下达', en: 'Issue' },
  start: { zh: '开始检查', en: 'Start the check' },
  saveResult: { zh: '填写检查结果', en: 'Enter the results' },
  submit: { zh: '提交检查结果', en: 'Submit the results' },
  approve: { zh: '审批', en: 'Approve or return' },
} satisfies Record<NextWork, TextPair>)

/**
 * What of a check order waits for a person; null for nothing.
 * @param complete all its items have a result @param may whether the person holds the right to an action
 */
export function nextWork(
  status: CheckStatus,
  parts: CheckParts,
  complete: boolean,
  may: (action: CheckAction) => boolean,
): NextWork | null {
  const allowed = (action: NextWork) => may(action) && decideCheckAction(action, status, parts).allowed
  return NEXT.find(action => (action !== 'submit' || complete) && allowed(action)) ?? null
}

/** Others wait until somebody has done it. */
export const isDecision = (action: NextWork) => action === 'issue' || action === 'approve'
