import type { CloseReason } from '../contract.ts'

export interface CloseFacts {
  readonly reason: CloseReason
  /** Some part of the tab has unsaved work. */
  readonly dirty: boolean
  /** A page has registered its own question. */
  readonly hasQuestion: boolean
}

/** Go without a word, stay without a word, ask the page's own question, or ask the ordinary one about unsaved work. */
export type CloseDecision = 'go' | 'stay' | 'ask-page' | 'ask-unsaved'

/** Log-out never asks; sleep is never worth a question. */
export function decideClose({ reason, dirty, hasQuestion }: CloseFacts): CloseDecision {
  if (reason === 'logout') return 'go'
  if (reason === 'evict') return dirty || hasQuestion ? 'stay' : 'go'
  if (hasQuestion) return 'ask-page'
  return dirty ? 'ask-unsaved' : 'go'
}
