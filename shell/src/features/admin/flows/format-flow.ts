import type { AdminFlow } from '@apron/contract/flow/admin-flow'
import { RECORD_ACTS, STUCK_REASONS } from '@apron/contract/flow/flow-words'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { TextsOf } from '@apron/sdk'
import type { Meaning } from '@apron/ui/status'
import type { flowsTexts } from './flows.texts.ts'

type FlowsTexts = TextsOf<typeof flowsTexts>
type StatusFields = Pick<AdminFlow, 'state' | 'left' | 'stuck'>

/** Returns the status text of a process. Being stuck takes precedence. */
export function processStatusText({ state, left, stuck }: StatusFields, t: FlowsTexts): string {
  if (stuck !== null) return t['trouble.stuck']
  if (state === 'postingFailed') return t['trouble.posting']
  if (left) return t['trouble.left']
  if (state === 'running') return t['state.running']
  return state === 'rejected' ? t['state.rejected'] : t['state.ended']
}

export function processStatusMeaning({ state, left, stuck }: StatusFields): Meaning {
  if (stuck !== null || state === 'postingFailed') return 'red'
  if (left) return 'amber'
  if (state === 'rejected') return 'amber'
  return state === 'running' ? 'info' : 'neutral'
}

const REASONS = new Map<string, TextPair>(Object.entries(STUCK_REASONS))
const ACTS = new Map<string, TextPair>(Object.entries(RECORD_ACTS))

/** Falls back to the code for reasons added by later versions. */
export const reasonText = (reason: string, language: 'zh' | 'en') => REASONS.get(reason)?.[language] ?? reason
export const actionText = (act: string, language: 'zh' | 'en') => ACTS.get(act)?.[language] ?? act
