import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit, SecurityEvent } from '../../platform/log/security-audit.ts'
import type { LoginFailures } from './throttling/login-failures.store.ts'

export interface RenewPasswordDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly sessions: {
    endAllOf(userCode: string, except?: string): Promise<void>
    replaceToken(id: string, tokenHash: string): Promise<void>
  }
  readonly failures: Pick<LoginFailures, 'forget'>
  readonly audit: SecurityAudit
  /** Deletes the PINs of a person on all devices, and the security keys. */
  readonly endQuickSignIn: (db: Kysely<unknown>, userCode: string) => Promise<void>
  /** Stores the hash, also as the first one. @returns false if the person is not enabled */
  readonly setPassword: (db: Kysely<unknown>, userCode: string, hash: string, now: Date) => Promise<boolean>
}

export interface NewPassword {
  readonly passwordHash: string
  /** Session to continue with a new token. If absent, all sessions end. */
  readonly keep?: { readonly sessionId: string; readonly nextTokenHash: string | null }
  /** Audit event: the account and the way the password was set. */
  readonly event: SecurityEvent
}

/** @returns false if the person is not enabled */
export type RenewPassword = (wanted: NewPassword) => Promise<boolean>

/**
 * Stores a new password, however it was set. Everything obtained with the old password ends (security note T06), and
 * the owner's failures are cleared.
 */
export function createRenewPassword({
  db,
  clock,
  sessions,
  failures,
  audit,
  setPassword,
  endQuickSignIn,
}: RenewPasswordDeps): RenewPassword {
  return async ({ passwordHash, keep, event }) => {
    const { userCode } = event
    const isStored = await inTransaction(db, async transaction => {
      const isEnabled = await setPassword(transaction, userCode, passwordHash, clock.now())
      if (!isEnabled) return false
      await audit(event, transaction)
      await endQuickSignIn(transaction, userCode)
      return true
    })
    if (!isStored) return false
    await sessions.endAllOf(userCode, keep?.sessionId)
    if (keep?.nextTokenHash) await sessions.replaceToken(keep.sessionId, keep.nextTokenHash)
    await failures.forget(userCode)
    return true
  }
}
