import type { CallFailure } from '@apron/contract/errors/call-failure'
import type { FailureTexts } from './answer-rules.ts'

/** What a person reads about a call that failed, where the toast would say it (API-03, API-04). */
export function failureWords({ kind, said }: CallFailure, texts: FailureTexts): string {
  if (kind === 'answer') return said || texts.rejected
  return texts.failed + (said || texts.noAnswer)
}

/** Why something is not there: the server's words; what is missing is named before them. */
export function failureReason({ kind, said }: CallFailure, texts: FailureTexts): string {
  return said || (kind === 'answer' ? texts.rejected : texts.noAnswer)
}
