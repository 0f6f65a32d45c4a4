import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import type { Account } from '../accounts/accounts.store.ts'
import type { OpenedSession } from '../sessions/session.store.ts'

export interface QuickSession {
  readonly account: Account
  readonly session: OpenedSession
}

/** Sessions opened without a password. Guarded permissions ask for it (decision 52). */
export interface QuickSessions {
  /** Includes the audit entry. @throws Refusal if the account is disabled, or its expired password prevents login */
  open(
    userCode: string,
    event: 'login by pin' | 'login by security key',
    context: CallContext,
    transaction: Kysely<unknown>,
  ): Promise<QuickSession>
  /** Sends the session to the browser, after the commit. */
  enter(opened: QuickSession, context: CallContext): Promise<UserInfo>
}
