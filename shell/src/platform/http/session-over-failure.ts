import { SESSION_OVER_CODES } from '@apron/contract/codes/response-codes'
import type { CallFailure } from '@apron/contract/errors/call-failure'

/** Returns true if the server reports by HTTP status or code that there is no session. */
export function isSessionOverFailure({ code }: CallFailure): boolean {
  return SESSION_OVER_CODES.some(each => each === code)
}
