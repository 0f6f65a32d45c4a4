import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CONFIRMED_FOR_MS, TYPED_AGAIN_FOR_MS } from '@apron/contract/limits/session'
import { isGuardedRight, isReportRight } from '@apron/contract/rules/rights/guarded-rights'
import { isWrite } from '@apron/contract/wire/write-rules'

/**
 * Whether a call waits until its person has shown the password (security note T35). Guarded rights want it typed in this session;
 * what changes something with them, every look at reports, and a call that says so wants it typed lately. A signature wants it once; a
 * new way to log in wants it typed again, after the login.
 * @param session `confirmedAt` is null where no password was typed in it
 */
export function needsConfirmation(
  { access, confirmed, method, path }: Pick<CallAttributes, 'access' | 'confirmed' | 'method' | 'path'>,
  { confirmedAt, createdAt }: { readonly confirmedAt: Date | null; readonly createdAt: Date },
  now: Date,
): boolean {
  const right = typeof access === 'string' ? null : access.resource
  const isGuarded = right !== null && isGuardedRight(right)
  if (confirmed === undefined && !isGuarded) return false
  if (confirmedAt === null) return true
  const age = now.getTime() - confirmedAt.getTime()
  if (confirmed === 'again') return confirmedAt <= createdAt || age >= TYPED_AGAIN_FOR_MS
  const isLately =
    confirmed === 'lately' ||
    (isGuarded && (isWrite(method, path) || (right !== null && isReportRight(right))))
  return isLately && age >= CONFIRMED_FOR_MS
}
