import type { UserInfo } from '@apron/contract/entities/user-info'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import type { Account } from '../accounts/accounts.store.ts'
import type { OpenedSession } from '../sessions/session.store.ts'

export interface QuickSession {
  readonly account: Account
  readonly session: OpenedSession
}

/** Sessions of people who have proved who they are without a password: guarded rights ask for it (decision 52). */
export interface QuickSessions {
  /** With its line in the audit. @throws Refusal for an account that is closed, or whose expired password keeps it out */
  open(
    userCode: string,
    event: 'login by pin' | 'login by security key',
    context: CallContext,
    transaction: Kysely<unknown>,
  ): Promise<QuickSession>
  /** Puts it into the browser: after the transaction. */
  enter(opened: QuickSession, context: CallContext): Promise<UserInfo>
}
