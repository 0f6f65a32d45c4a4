import type { CallFailure } from '@apron/contract/errors/call-failure'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import type { httpTexts } from './http.texts.ts'

/** What is said of a failure, where the server says nothing of it. */
export type FailureTexts = Pick<TextsOf<typeof httpTexts>, 'rejected' | 'failed' | 'noAnswer' | 'unreached'>

/** Returns the text for a failed call (§8, API-03, API-04): the server's message, prefixed with 请求失败： unless the application refused. */
export function failureText(failure: CallFailure, texts: FailureTexts): string {
  const { kind, said, isUnreached } = failure
  if (kind === 'answer') return said || texts.rejected
  return texts.failed + (said || (isUnreached ? texts.unreached : texts.noAnswer))
}
