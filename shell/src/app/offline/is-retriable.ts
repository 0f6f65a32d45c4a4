import { CallFailure } from '@apron/contract/errors/call-failure'
import { isSessionOverFailure } from '../../platform/http/session-over-failure.ts'
import { ModuleNotLoaded } from '../../platform/parts/lazy-module.ts'

/** Returns true if a later attempt may succeed: there was no response, or the user must sign in again first. */
export function isRetriable(error: unknown): boolean {
  if (error instanceof ModuleNotLoaded) return true
  return error instanceof CallFailure && (error.isOutage || isSessionOverFailure(error))
}
