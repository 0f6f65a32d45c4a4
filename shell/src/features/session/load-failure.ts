import { CallFailure } from '@apron/contract/errors/call-failure'
import { isSessionOverFailure } from '../../platform/http/session-over-failure.ts'

/**
 * Reason why a session could not be loaded: server outage (which logs nobody out), no session (未登录), or
 * missing permission (权限限制) (NAV-09, NAV-10).
 */
export type LoadFailure = 'outage' | 'not-logged-in' | 'not-permitted'

export function loadFailureOf(error: unknown): LoadFailure {
  if (!(error instanceof CallFailure)) return 'not-permitted'
  if (error.isOutage || error.kind === 'cancelled') return 'outage'
  return isSessionOverFailure(error) ? 'not-logged-in' : 'not-permitted'
}
