import type { CloseReason } from '../contract.ts'

export interface CloseFacts {
  readonly reason: CloseReason
  /** True if any part of the tab has unsaved work. */
  readonly dirty: boolean
  /** True if a page has registered its own question. */
  readonly hasQuestion: boolean
}

/** Close silently, stay silently, ask the page's question, or ask the default one about unsaved work. */
export type CloseDecision = 'go' | 'stay' | 'ask-page' | 'ask-unsaved'

/**
 * Decides what to do before a tab closes. Logout always closes it. Sleep never asks: it gives way to unsaved work and questions.
 */
export function decideClose({ reason, dirty, hasQuestion }: CloseFacts): CloseDecision {
  if (reason === 'logout') return 'go'
  if (reason === 'evict') return dirty || hasQuestion ? 'stay' : 'go'
  if (hasQuestion) return 'ask-page'
  return dirty ? 'ask-unsaved' : 'go'
}
