import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { splitSealed } from '@apron/contract/rules/people/sealed-password'
import type { PasswordChange } from '@apron/contract/sign-in/password-change'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hashPassword, passwordMatches } from '../../platform/access/password-hash.ts'
import { isWeakPassword } from '../../platform/access/weak-password.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { LoginKeyService } from '../auth/login-key.service.ts'
import type { RenewPassword } from '../auth/renew-password.ts'
import type { LoginFailures } from '../auth/throttling/login-failures.store.ts'
import { findChange, type StartedPasswordChange, useChangeToken } from './password.store.ts'

export interface ChangePasswordDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly keys: LoginKeyService
  readonly failures: LoginFailures
  readonly renewPassword: RenewPassword
  readonly audit: SecurityAudit
}

/**
 * Changes a password with the token of one attempt, which also identifies the person (security note T03). Errors
 * visible from the typed passwords alone cost no attempt. A wrong current password counts as a failed login (T04).
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  { authorization, ...sealed }: PasswordChange,
  address: string,
): Promise<void> {
  const { db, clock, keys, renewPassword } = deps
  const open = (text: string) => keys.open({ ...splitSealed(text), captchaKey: authorization })
  const change = await findChange(db, authorization, clock.now())
  if (change === null) throw new Refusal(SERVER_ERRORS.passwordChangeOver)
  const [current, newPassword] = [await open(sealed.currentPassword), await open(sealed.newPassword)]
  if (current === null || newPassword === null) {
    throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'currentPassword, newPassword' })
  }
  const { userCode, nameZh, nameEn, sessionId, nextTokenHash } = change
  if (isWeakPassword(newPassword, userCode, nameZh, nameEn)) throw new Refusal(SERVER_ERRORS.passwordTooWeak)
  if (newPassword === current) throw new Refusal(SERVER_ERRORS.passwordSame)
  if (!(await useChangeToken(db, authorization))) throw new Refusal(SERVER_ERRORS.passwordChangeOver)
  await verifyCurrentPassword(deps, change, current, address)
  const event = { event: 'password changed', userCode, address, sessionId } as const
  const keep = { sessionId, nextTokenHash }
  if (!(await renewPassword({ passwordHash: await hashPassword(newPassword), keep, event }))) {
    throw new Refusal(SERVER_ERRORS.passwordChangeOver)
  }
}

async function verifyCurrentPassword(
  { failures, audit }: ChangePasswordDeps,
  { userCode, sessionId, passwordHash, failureScope }: StartedPasswordChange,
  current: string,
  address: string,
): Promise<void> {
  await failures.countAttempt([failureScope])
  if (await passwordMatches(current, passwordHash)) return
  const { currentPasswordWrong } = SERVER_ERRORS
  const reason = currentPasswordWrong.en
  await audit({ event: 'password change refused', userCode, address, sessionId, reason })
  throw new Refusal(currentPasswordWrong)
}
