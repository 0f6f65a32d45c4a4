import { CallFailure } from '@apron/contract/errors/call-failure'
import { saysSessionOver } from '../../platform/http/says-session-over.ts'
import { CodeNotFetched } from '../../platform/parts/fetched-code.ts'

/** Returns true if another try may succeed later: nothing answered, or its person must sign in again first. */
export function isForLater(error: unknown): boolean {
  if (error instanceof CodeNotFetched) return true
  return error instanceof CallFailure && (error.isOutage || saysSessionOver(error))
}

const SERVER_FAULT = 500

/** Returns true if a photo should wait on the device. Server errors are shown instead, so that the person can retry. */
export function isKept(error: unknown): boolean {
  return isForLater(error) && !(error instanceof CallFailure && error.code === SERVER_FAULT)
}
