import { CallFailure } from '@apron/contract/errors/call-failure'
import type { Words } from './words.ts'

/** What the person reads when a call of the login page failed: the server's words, else that it cannot be reached. */
export function failureText(failure: unknown, words: Words<'unreachable'>): string {
  if (failure instanceof CallFailure && failure.code !== 0) return failure.said || failure.message
  if (!(failure instanceof CallFailure)) reportError(failure)
  return words.get('unreachable')
}

/** What the server says about a failure, for the place of what is missing; nothing when it said nothing. */
export function serverWords(failure: unknown): string[] {
  return failure instanceof CallFailure && failure.said !== '' ? [failure.said] : []
}
