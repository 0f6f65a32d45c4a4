import type { CallFailure } from '@apron/contract/errors/call-failure'
import type { FailureTexts } from './answer-rules.ts'

/** Why something is not there (API-03, API-04): the server's words; what is missing is named before them. */
export function failureReason({ kind, said }: CallFailure, texts: FailureTexts): string {
  return said || (kind === 'answer' ? texts.rejected : texts.noAnswer)
}
