import type { Clock } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { setPassword } from './accounts.store.ts'
import type { LoginFailures } from './login-failures.store.ts'

export interface RenewPasswordDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly sessions: { endAllOf(userCode: string, except?: string): Promise<void> }
  readonly failures: Pick<LoginFailures, 'forget'>
}

/** @param keep the session that goes on; none: all end. @returns false for somebody who is not enabled */
export type RenewPassword = (userCode: string, passwordHash: string, keep?: string) => Promise<boolean>

/** Stores a new password, whatever way it came. Whoever held the old one holds nothing any more (security note T06); the owner's failures are forgiven. */
export function createRenewPassword({ db, clock, sessions, failures }: RenewPasswordDeps): RenewPassword {
  return async (userCode, passwordHash, keep) => {
    if (!(await setPassword(db, userCode, passwordHash, clock.now()))) return false
    await sessions.endAllOf(userCode, keep)
    await failures.forget(userCode)
    return true
  }
}
