import { CallFailure } from '@apron/contract/errors/call-failure'
import { failureText as textOf } from '@apron/contract/wire/failure-plan'
import type { Words } from './words.ts'

export type FailureKey = 'requestFailed' | 'requestRejected' | 'interfaceException' | 'unreachable'

/** Returns the text for a failed call of the login page, as the shell shows it (API-03, API-04). */
export function failureText(failure: unknown, words: Words<FailureKey>): string {
  if (!(failure instanceof CallFailure)) {
    reportError(failure)
    return words.get('unreachable')
  }
  return textOf(failure, {
    rejected: words.get('requestRejected'),
    failed: words.get('requestFailed'),
    noResponse: words.get('interfaceException'),
    unreached: words.get('unreachable'),
  })
}

/** Returns the server's message for a failure, or nothing if it sent none. */
export function serverMessage(failure: unknown): string[] {
  return failure instanceof CallFailure && failure.said !== '' ? [failure.said] : []
}
