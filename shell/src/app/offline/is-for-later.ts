import { CallFailure } from '@apron/contract/errors/call-failure'
import { isSessionOverFailure } from '../../platform/http/session-over-failure.ts'
import { CodeNotFetched } from '../../platform/parts/fetched-code.ts'

/** Returns true if a later attempt may succeed: there was no response, or the user must sign in again first. */
export function isForLater(error: unknown): boolean {
  if (error instanceof CodeNotFetched) return true
  return error instanceof CallFailure && (error.isOutage || isSessionOverFailure(error))
}
