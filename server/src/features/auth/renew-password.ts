import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit, SecurityEvent } from '../../platform/log/security-audit.ts'
import type { LoginFailures } from './login-failures.store.ts'

export interface RenewPasswordDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly sessions: {
    endAllOf(userCode: string, except?: string): Promise<void>
    replaceToken(id: string, tokenHash: string): Promise<void>
  }
  readonly failures: Pick<LoginFailures, 'forget'>
  readonly audit: SecurityAudit
  /** Ends the PINs of a person, on all devices, and the security keys. */
  readonly endQuickSignIn: (db: Kysely<unknown>, userCode: string) => Promise<void>
  /** Stores the hash, also in place of none. @returns false for somebody who is not enabled */
  readonly setPassword: (db: Kysely<unknown>, userCode: string, hash: string, now: Date) => Promise<boolean>
}

export interface NewPassword {
  readonly passwordHash: string
  /** Session to continue with a new token. If absent, all sessions end. */
  readonly keep?: { readonly sessionId: string; readonly nextTokenHash: string | null }
  /** Whose it is and how it came. */
  readonly event: SecurityEvent
}

/** @returns false for somebody who is not enabled */
export type RenewPassword = (wanted: NewPassword) => Promise<boolean>

/** Stores a new password, whatever way it came. Whoever held the old one holds nothing any more (security note T06); the owner's failures are forgiven. */
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
    const done = await inTransaction(db, async transaction => {
      const known = await setPassword(transaction, userCode, passwordHash, clock.now())
      if (!known) return false
      await audit(event, transaction)
      await endQuickSignIn(transaction, userCode)
      return true
    })
    if (!done) return false
    await sessions.endAllOf(userCode, keep?.sessionId)
    if (keep?.nextTokenHash) await sessions.replaceToken(keep.sessionId, keep.nextTokenHash)
    await failures.forget(userCode)
    return true
  }
}
