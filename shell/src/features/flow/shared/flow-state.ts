import type { FlowStatus } from '@apron/contract/flow/flow'
import { FLOW_STATES, RECORD_ACTS } from '@apron/contract/flow/flow-words'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Meaning } from '@apron/ui/status'

const MEANINGS: Readonly<Record<FlowStatus, Meaning>> = {
  running: 'info',
  rejected: 'amber',
  stuck: 'amber',
  agreed: 'green',
  postingFailed: 'amber',
  refused: 'neutral',
  withdrawn: 'neutral',
}

export const stateMeaning = (state: FlowStatus): Meaning => MEANINGS[state]

const STATES: Readonly<Record<FlowStatus, TextPair>> = {
  ...FLOW_STATES,
  stuck: { zh: '等待管理员处理', en: 'Waiting for an operator' },
  postingFailed: { zh: '已同意，过账失败', en: 'Agreed, posting failed' },
}

export const stateText = (state: FlowStatus, language: 'zh' | 'en'): string => STATES[state][language]

const ACTS = new Map<string, TextPair>(Object.entries(RECORD_ACTS))

/** Returns the text of an action in the history, or its code if a later version added it. */
export const actionText = (act: string, language: 'zh' | 'en'): string => ACTS.get(act)?.[language] ?? act

const ACT_MEANINGS = new Map<string, Meaning>([
  ['agree', 'green'],
  ['fillIn', 'green'],
  ['reject', 'amber'],
  ['refuse', 'amber'],
])

export const actionMeaning = (act: string): Meaning => ACT_MEANINGS.get(act) ?? 'neutral'
