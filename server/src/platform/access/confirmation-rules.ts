import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CONFIRMED_FOR_MS, TYPED_AGAIN_FOR_MS } from '@apron/contract/limits/session'
import { ADMINISTRATION } from '@apron/contract/rules/rights/guarded-permissions'
import { isWrite } from '@apron/contract/wire/write-rules'

/**
 * Returns true if the user must enter the password before a call (security note T35). Calls without a mark and without a
 * guarded permission never need it. For the others, the last entry is recent enough if it was
 * - less than two minutes ago and after the login, for a new sign-in method (`again`);
 * - less than 15 minutes ago, for calls marked `lately`, writes with a guarded permission, and all calls with a guarded
 *   permission of an application;
 * - at any time in this session, for signatures (`once`) and other calls with a guarded permission.
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
  const isSensitive = isGuarded && (isWrite(method, path) || !ADMINISTRATION.has(permission))
  const mustBeRecent = confirmed === 'lately' || isSensitive
  return mustBeRecent && age >= CONFIRMED_FOR_MS
}
