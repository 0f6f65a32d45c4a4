import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { splitSealed } from '@apron/contract/rules/people/sealed-password'
import type { PasswordConfirmation } from '@apron/contract/sign-in/confirmation'
import type { Kysely } from 'kysely'
import { passwordMatches } from '../../platform/access/password-hash.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { CallSession } from '../../platform/http/admission/call-session.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { FindAccount, SessionStore } from '../organisation/organisation.ts'
import type { Challenges } from './challenges.store.ts'
import type { LoginKeyService } from './login-key.service.ts'
import type { LoginFailures } from './throttling/login-failures.store.ts'

export interface ConfirmPasswordDeps {
  readonly db: Kysely<unknown>
  readonly challenges: Challenges
  readonly findAccount: FindAccount
  readonly keys: LoginKeyService
  readonly failures: LoginFailures
  readonly sessions: Pick<SessionStore, 'markConfirmed'>
  readonly audit: SecurityAudit
}

/**
 * Confirms a session with the person's password. Wrong ones count as login failures, so that neither way evades the
 * other's limits (security notes T04, T35). The challenge is consumed whatever the outcome, so that a request cannot be
 * replayed.
 */
export async function confirmPassword(
  deps: ConfirmPasswordDeps,
  { challenge, password: sealed, deviceId }: PasswordConfirmation,
  { id: sessionId, userCode }: Pick<CallSession, 'id' | 'userCode'>,
  address: string,
): Promise<void> {
  const { db, challenges, failures, audit } = deps
  if (!(await challenges.redeem('confirmation', sessionId, challenge))) {
    throw new Refusal(SERVER_ERRORS.challengeOver)
  }
  const scopes = await failures.scopesOf(userCode, deviceId, address)
  try {
    await failures.countAttempt(scopes)
    const password = await deps.keys.open({ ...splitSealed(sealed), captchaKey: challenge })
    const account = await deps.findAccount(userCode)
    const matches = await passwordMatches(password ?? '', account?.passwordHash ?? null)
    if (password === null || !matches) throw new Refusal(SERVER_ERRORS.passwordWrong)
  } catch (error) {
    if (error instanceof Refusal) {
      await failures.recordAddressFailure(address)
      const reason = error.entry.en
      await audit({ event: 'confirmation refused', userCode, address, sessionId, reason })
    }
    throw error
  }
  await failures.reset(scopes, userCode, deviceId)
  await inTransaction(db, async transaction => {
    await deps.sessions.markConfirmed(sessionId, transaction)
    await audit({ event: 'password confirmed', userCode, address, sessionId }, transaction)
  })
}
