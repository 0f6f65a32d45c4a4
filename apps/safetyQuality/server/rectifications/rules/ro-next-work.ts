import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { RoAction } from '../../../contract/rectifications/rectification.values.ts'
import { decideRoAction, type RoFacts, type RoParts } from './ro-state.ts'

/** Steps in order of priority. A decision that others wait for comes first. */
const STEPS = [
  'grantExtension',
  'issue',
  'accept',
  'sendPlan',
  'acceptPlan',
  'report',
  'saveProgress',
  'verify',
  'countersign',
  'effective',
] as const satisfies readonly RoAction[]
export type RoNextWork = (typeof STEPS)[number]

export const RO_WORK_TEXTS = defineTexts('safetyQuality.roWork', {
  grantExtension: { zh: '审批延期', en: 'Decide on the extension' },
  issue: { zh: '下达整改单', en: 'Issue' },
  accept: { zh: '接收', en: 'Accept' },
  sendPlan: { zh: '填写原因与措施', en: 'Write causes and actions' },
  acceptPlan: { zh: '审核措施', en: 'Review the plan' },
  report: { zh: '落实措施并报验', en: 'Carry out and report' },
  saveProgress: { zh: '落实措施', en: 'Carry out the action' },
  verify: { zh: '验证', en: 'Verify' },
  countersign: { zh: '会签关闭', en: 'Countersign' },
  effective: { zh: '判定效果', en: 'Judge the effect' },
} satisfies Record<RoNextWork, TextPair>)

/**
 * Returns the step that an order awaits from a person, or null. @param may whether the person holds the permission for
 * an action
 */
export function roNextWork(
  facts: RoFacts,
  parts: RoParts,
  may: (action: RoAction) => boolean,
): RoNextWork | null {
  return STEPS.find(action => may(action) && decideRoAction(action, facts, parts).allowed) ?? null
}

const DECISIONS: ReadonlySet<RoNextWork> = new Set([
  'grantExtension',
  'issue',
  'acceptPlan',
  'verify',
  'countersign',
  'effective',
])

/** Returns true for steps that other people wait for. */
export const isRoDecision = (action: RoNextWork) => DECISIONS.has(action)
