import type { CallFailure } from '@apron/contract/errors/call-failure'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import type { httpTexts } from './http.texts.ts'

/** What is said of a failure, where the server says nothing of it. */
export type FailureTexts = Pick<TextsOf<typeof httpTexts>, 'rejected' | 'failed' | 'noAnswer' | 'unreached'>

/** Why something is not there (API-03, API-04): the server's words; what is missing is named before them. */
export function failureReason(failure: CallFailure, texts: FailureTexts): string {
  const { kind, said, isUnreached } = failure
  if (said !== '') return said
  if (kind === 'answer') return texts.rejected
  return isUnreached ? texts.unreached : texts.noAnswer
}
