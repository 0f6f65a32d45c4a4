import { codeKind, OK } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { Variant } from '@apron/contract/variants/variant'
import { isUserInfo } from '../platform/storage/stored-user.ts'

export type LoginOutcome =
  /** `warning` is the password-expiry message, shown for 5 s; empty if there is none. */
  | { readonly kind: 'accepted'; readonly user: UserInfo; readonly warning: string }
  /** The server's message; may be empty. `expired`: the password must be changed first. */
  | { readonly kind: 'rejected'; readonly message: string; readonly expired: boolean }

/**
 * Decides whether a login response lets the user in (§4, AUTH-08).
 * @param rejectsExpired true if the deployment rejects expired passwords
 */
export function loginOutcome(
  envelope: Envelope<unknown>,
  rules: Variant['login'],
  rejectsExpired: boolean,
): LoginOutcome {
  const { code, data, msg } = envelope
  const user = isUserInfo(data) ? data : null
  const warning = user?.pdExpireMsg ?? ''
  const kind = codeKind(code)
  // The message of a success, 操作成功, is no reason for a rejection.
  const reason = kind === 'success' ? '' : msg
  const expired = rules.rejectedCodes.includes(code)
  const isAccepted = rules.onlyCode200 ? code === OK : kind === 'success'
  if (expired || !isAccepted || user === null)
    return { kind: 'rejected', message: reason || warning, expired }
  if (rules.rejectsExpiredPassword && rejectsExpired && user.pdExpireFlag === 1) {
    return { kind: 'rejected', message: warning, expired: true }
  }
  return { kind: 'accepted', user, warning }
}
