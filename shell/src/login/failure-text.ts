import { CallFailure } from '../platform/http/call-failure.ts'
import type { Words } from './words.ts'

/** What the person reads when a call of the login page failed: the server's words, else that it cannot be reached. */
export function failureText(failure: unknown, words: Words<'unreachable'>): string {
  if (failure instanceof CallFailure && failure.code !== 0) return failure.message
  if (!(failure instanceof CallFailure)) reportError(failure)
  return words.get('unreachable')
}
