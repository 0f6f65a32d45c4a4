import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CONFIRMED_FOR_MS } from '@apron/contract/limits/session'
import { isGuardedRight, isReportRight } from '@apron/contract/rules/rights/guarded-rights'
import { isWrite } from '@apron/contract/wire/write-rules'

/**
 * Whether a call waits until its person has shown the password (security note T35). Guarded rights want it typed in this session;
 * what changes something with them, every look at reports, and a call that says so wants it typed lately. A signature wants it once.
 * @param confirmedAt when it was last typed in this session; null in one that was opened otherwise
 */
export function needsConfirmation(
  { access, confirmed, method, path }: Pick<CallAttributes, 'access' | 'confirmed' | 'method' | 'path'>,
  confirmedAt: Date | null,
  now: Date,
): boolean {
  const right = typeof access === 'string' ? null : access.resource
  const isGuarded = right !== null && isGuardedRight(right)
  if (confirmed === undefined && !isGuarded) return false
  if (confirmedAt === null) return true
  const isLately =
    confirmed === 'lately' ||
    (isGuarded && (isWrite(method, path) || (right !== null && isReportRight(right))))
  if (!isLately) return false
  return now.getTime() - confirmedAt.getTime() >= CONFIRMED_FOR_MS
}
