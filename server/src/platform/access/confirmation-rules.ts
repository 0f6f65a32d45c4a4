import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CONFIRMED_FOR_MS, TYPED_AGAIN_FOR_MS } from '@apron/contract/limits/session'
import { ADMINISTRATION } from '@apron/contract/rules/rights/guarded-permissions'
import { isWrite } from '@apron/contract/wire/write-rules'

/**
 * Returns true if the password must be entered before a call (security note T35). Guarded permissions require it in
 * this session. Changes with guarded permissions, any call with a guarded permission of an application, and calls
 * marked `lately` require it recently. Signatures require it once. A new sign-in method requires it again after the
 * login.
 * @param session `confirmedAt` is null if no password was entered in it
 * @param guarded all guarded permissions
 */
export function needsConfirmation(
  { access, confirmed, method, path }: Pick<CallAttributes, 'access' | 'confirmed' | 'method' | 'path'>,
  { confirmedAt, createdAt }: { readonly confirmedAt: Date | null; readonly createdAt: Date },
  now: Date,
  guarded: ReadonlySet<string>,
): boolean {
  const permission = typeof access === 'string' ? null : access.resource
  const isGuarded = permission !== null && guarded.has(permission)
  if (confirmed === undefined && !isGuarded) return false
  if (confirmedAt === null) return true
  const age = now.getTime() - confirmedAt.getTime()
  if (confirmed === 'again') return confirmedAt <= createdAt || age >= TYPED_AGAIN_FOR_MS
  const isLately =
    confirmed === 'lately' ||
    (isGuarded && (isWrite(method, path) || (permission !== null && !ADMINISTRATION.has(permission))))
  return isLately && age >= CONFIRMED_FOR_MS
}
