import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CONFIRMED_FOR_MS } from '@apron/contract/limits/session'
import { isGuardedRight, isReportRight } from '@apron/contract/rules/rights/guarded-rights'
import { isWrite } from '@apron/contract/wire/write-rules'

/**
 * Whether a call waits until its person has shown the password (security note T35). Guarded rights want it typed in this session;
 * what changes something with them, and every look at reports, wants it typed lately.
 * @param confirmedAt when it was last typed in this session; null in one that was opened otherwise
 */
export function needsConfirmation(
  { access, method, path }: Pick<CallAttributes, 'access' | 'method' | 'path'>,
  confirmedAt: Date | null,
  now: Date,
): boolean {
  if (typeof access === 'string' || !isGuardedRight(access.resource)) return false
  if (confirmedAt === null) return true
  if (!isWrite(method, path) && !isReportRight(access.resource)) return false
  return now.getTime() - confirmedAt.getTime() >= CONFIRMED_FOR_MS
}
